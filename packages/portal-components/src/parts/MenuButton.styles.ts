import { token } from '@trade-portal/theme'
import { Button } from 'react-aria-components/Button'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuSection } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { action, tones } from './action.styles'

export const Trigger = styled(Button)`
  ${action}
  ${tones}

  /* On a masthead and the like, the place gives the colours. */
  &[data-tone='inherit'] {
    border-color: transparent;
    background-color: transparent;
    color: inherit;
    font-size: inherit;

    @media (hover: hover) {
      &:hover {
        background-color: color-mix(in srgb, currentColor 12%, transparent);
      }
    }
    &[aria-expanded='true'] {
      background-color: color-mix(in srgb, currentColor 12%, transparent);
    }
    &:active {
      background-color: color-mix(in srgb, currentColor 20%, transparent);
    }
  }
`

export const Menu = styled(AriaMenu)`
  display: grid;
  gap: 1px;
  outline: none;
`

export const Section = styled(MenuSection)`
  display: grid;
  gap: 1px;

  & + & {
    margin-block-start: ${token.space[4]};
    padding-block-start: ${token.space[4]};
    border-block-start: 1px solid ${token.color.border};
  }
`

export const SectionTitle = styled(Header)`
  padding: ${token.space[8]} ${token.space[8]} ${token.space[4]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.bold};
`
