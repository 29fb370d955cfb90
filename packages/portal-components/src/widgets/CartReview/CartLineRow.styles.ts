import { token } from '@trade-portal/theme'
import styled from 'styled-components'

/** On narrow containers quantity and total stand under the name, beside the picture, as on a delivery note. */
export const Row = styled.li`
  display: grid;
  grid-template:
    'picture description remove' auto
    'picture quantity total' auto
    'problem problem problem' auto
    / 88px minmax(0, 1fr) auto;
  gap: ${token.space[8]} ${token.space[12]};
  align-items: start;
  padding: ${token.space[16]};
  color: ${token.color.text};
  font-size: ${token.font.size[16]};
  line-height: ${token.font.lineHeight.body};

  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
  @container (min-width: 640px) {
    grid-template:
      'picture description quantity total remove' auto
      'problem problem problem problem problem' auto
      / 88px minmax(0, 1fr) minmax(134px, auto) minmax(92px, auto) auto;
    gap: ${token.space[8]} ${token.space[16]};
    font-size: ${token.font.size[14]};
  }
`

export const Picture = styled.div`
  grid-area: picture;
`

export const Description = styled.div`
  grid-area: description;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Name = styled.div`
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
`

export const Details = styled.div`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
`

export const Tally = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
  margin-block-start: ${token.space[4]};
  font-size: ${token.font.size[14]};
`

export const Pieces = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Quantity = styled.div`
  grid-area: quantity;
  align-self: center;
  min-inline-size: 0;

  @container (min-width: 640px) {
    align-self: start;
    justify-self: end;
    text-align: end;
  }
`

export const Figure = styled.b`
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Total = styled(Figure)`
  grid-area: total;
  align-self: center;
  justify-self: end;
  font-size: ${token.font.size[16]};
  text-align: end;

  @container (min-width: 640px) {
    align-self: start;
    line-height: 40px;
  }
`

/** Pulled to the corner, so that its icon stands on the margin. */
export const Remove = styled.div`
  grid-area: remove;
  justify-self: end;
  margin: calc(${token.space[8]} * -1) calc(${token.space[8]} * -1) 0 0;

  @container (min-width: 640px) {
    margin-block: 0;
  }
`

export const Problem = styled.p`
  grid-area: problem;
  display: flex;
  gap: ${token.space[8]};
  margin: 0;
  color: ${token.color.critical};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1px;
  }
`
