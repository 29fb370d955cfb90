import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from '../../../parts/field/control.styles'

/** Wide enough for pictures, text and buttons on one line. */
const WIDE = '(min-width: 42.5em)'

/** The height is the same for an empty and a full cart, to avoid a layout shift when the cart loads. */
export const Layout = styled.div`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${token.space[12]};
  min-block-size: 178px;
  padding: ${token.space[16]};

  @container ${WIDE} {
    display: flex;
    align-items: center;
    gap: ${token.space[24]};
    min-block-size: 90px;
    padding: ${token.space[16]} ${token.space[20]};
  }
`

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${token.space[8]};
  max-inline-size: 420px;
  order: 1;

  @container ${WIDE} {
    flex: 0 1 auto;
    display: flex;
    min-inline-size: 0;
    order: 0;

    & > * {
      flex: 0 1 auto;
      inline-size: 56px;
      min-inline-size: 0;
    }
  }
`

export const PictureRoom = styled.div`
  aspect-ratio: 4 / 3;
`

export const More = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  border-radius: ${token.radius.control};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-weight: ${token.font.weight.medium};
  font-variant-numeric: tabular-nums;
`

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[12]};
  min-inline-size: 0;

  @container ${WIDE} {
    flex: 1 0 auto;
    display: grid;
    justify-content: start;
  }

  &[data-alone] {
    display: grid;
    justify-content: start;
    gap: ${token.space[4]};
  }
`

export const Title = styled.p`
  margin: 0;
  font-weight: ${token.font.weight.medium};
`

export const Total = styled.p`
  margin: 0;
  white-space: nowrap;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

export const Amount = styled.strong`
  color: ${token.color.text};
  font-size: ${token.font.size[22]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`

export const Hint = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

export const Ways = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  min-block-size: ${height.medium};
  order: 2;

  @container ${WIDE} {
    flex: none;
    min-inline-size: 208px;
  }
`
