import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { PlainButton } from '../../../parts/PlainButton'
import { Popover } from '../../../parts/popover.styles'
import { option } from '../../../parts/surface.styles'
import { tint } from '../../../parts/field/control.styles'
import { plainLetters } from '../../../parts/plainElements.styles'

export const Panel = styled(Popover)`
  inline-size: max(var(--trigger-width, 0px), min(480px, calc(100vw - ${token.space[32]})));
  max-inline-size: calc(100vw - ${token.space[16]});
`

export const Caption = styled.p`
  margin: 0;
  padding: ${token.space[8]} ${token.space[8]} ${token.space[4]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** The options, with an Add button beside each product. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${token.space[4]};
`

export const Options = styled.ul`
  /* Subgrid, so that each option aligns with its button. */
  display: grid;
  grid-column: 1 / -1;
  grid-template: subgrid / subgrid;
  margin: 0;
  padding: 0;
  list-style: none;
  outline: none;
`

export const Option = styled.li`
  ${option}
  grid-column: 1 / -1;
  gap: ${token.space[12]};
  line-height: 1.35;

  &[data-kind='product'] {
    grid-column: 1;
  }
  &[data-kind='recent'] > svg,
  &[data-kind='forget'] > svg {
    color: ${token.color.textMuted};
  }
  &[data-kind='all'],
  &[data-kind='retry'],
  &[data-kind='clear'],
  &[data-kind='browse'],
  &[data-kind='forget'] {
    color: ${token.color.link};
    font-weight: ${token.font.weight.medium};
  }
  &[data-focused] {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  &:active {
    background-color: color-mix(in srgb, ${token.color.text} 13%, transparent);
  }
`

export const QuickAdd = styled(PlainButton)`
  grid-column: 2;
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  block-size: ${token.target};
  padding: 0;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.small};
  background: none;
  color: ${token.color.link};
  outline: none;
  cursor: pointer;

  svg {
    inline-size: 18px;
    block-size: 18px;
  }
  @media (hover: hover) {
    &:hover {
      background-color: ${tint.hovered};
    }
  }
  &:active {
    background-color: ${tint.pressed};
  }
`

export const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`

export const Muted = styled.span`
  ${plainLetters}
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  overflow-wrap: anywhere;
`

export const Price = styled.span`
  flex: none;
  display: grid;
  max-inline-size: 40%;
  justify-items: end;
  font-variant-numeric: tabular-nums;
  text-align: end;
`

export const PendingRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[4]} ${token.space[8]};
`
