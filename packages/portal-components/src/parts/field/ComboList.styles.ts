import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { Popover } from '../popover.styles'
import { option } from '../surface.styles'
import { MOST_HEIGHT } from './control.styles'

export const Panel = styled(Popover)`
  inline-size: var(--trigger-width);
  max-inline-size: calc(100vw - ${token.space[16]});
`

export const Caption = styled.p`
  margin: 0;
  padding: ${token.space[8]} ${token.space[12]} ${token.space[4]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
`

export const Options = styled.ul`
  max-block-size: ${MOST_HEIGHT};
  margin: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0;
  list-style: none;
  outline: none;
`

export const Option = styled.li`
  ${option}
  padding-inline: ${token.space[12]};
  line-height: 1.35;
  overflow-wrap: anywhere;

  /* Always visible, however long the list is. */
  &[data-kind='new'] {
    position: sticky;
    inset-block-end: 0;
    background-color: ${token.color.surfaceRaised};
    margin-block-start: ${token.space[4]};
    border-block-start: 1px solid ${token.color.border};
    border-radius: 0 0 ${token.radius.small} ${token.radius.small};
    color: ${token.color.link};
    font-weight: ${token.font.weight.medium};

    &[data-focused] {
      background-color: ${token.color.surfaceSunken};
    }
  }
`
