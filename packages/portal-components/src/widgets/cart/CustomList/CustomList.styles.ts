import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { ring } from '../../../parts/focusRing.styles'

const ROWS = 'widget (min-width: 40em)'

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};

  & > button {
    flex: 1 1 auto;
  }
  @container ${ROWS} {
    & > button {
      flex: 0 0 auto;
    }
  }
`

/** Receives the focus when the last product is removed. */
export const Nothing = styled.div`
  border-radius: ${token.radius.card};
  outline: none;

  &:focus-visible {
    ${ring}
  }
`

export const PictureSkeleton = styled.div`
  aspect-ratio: 4 / 3;
`

export const Quantity = styled.span`
  font-weight: ${token.font.weight.bold};

  @container ${ROWS} {
    font-weight: inherit;
  }
`

/** Aligns the icon with the edge of a card. */
export const Remove = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${token.target};
  min-inline-size: ${token.target};
  margin-inline-end: calc(${token.space[8]} * -1);
`
