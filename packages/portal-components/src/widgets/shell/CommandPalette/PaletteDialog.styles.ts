import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { option } from '../../../parts/surface.styles'

export const Palette = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token.space[12]};
  /* Fixed height, to avoid a layout shift while results change. */
  block-size: min(460px, 60vh);
`

export const List = styled.div`
  grid-row: 2;
  grid-column: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
`

export const Group = styled.div`
  & + & {
    margin-block-start: ${token.space[8]};
  }
`

export const Title = styled.div`
  padding: ${token.space[4]} ${token.space[8]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
`

export const Entry = styled.div`
  ${option}
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[16]};
  scroll-margin-block: ${token.space[24]};

  &[data-focused] {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`

export const Name = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`

export const Empty = styled.p`
  grid-row: 2;
  grid-column: 1;
  margin: 0;
  place-self: center;
  color: ${token.color.textMuted};
`
