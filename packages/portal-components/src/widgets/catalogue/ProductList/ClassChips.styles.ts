import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { PlainLink } from '../../../parts/PlainLink'

export const Narrow = styled.nav`
  min-inline-size: 0;

  @container widget (min-width: 55em) {
    display: none;
  }
`

const fade = '24px'

/** Scrolls sideways; overflowing chips fade out at the end. */
export const Row = styled.ul`
  display: flex;
  gap: ${token.space[8]};
  margin: 0;
  padding-block: 0;
  padding-inline: 0 ${fade};
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  mask-image: linear-gradient(to left, transparent, black ${fade});

  &:dir(rtl) {
    mask-image: linear-gradient(to right, transparent, black ${fade});
  }

  &::-webkit-scrollbar {
    display: none;
  }
  & > * {
    flex: none;
  }
`

export const Chip = styled(PlainLink)`
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  min-block-size: ${token.target};
  padding-inline: ${token.space[16]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.pill};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-weight: ${token.font.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &[aria-current] {
    border-color: ${token.color.text};
    background-color: ${token.color.text};
    color: ${token.color.surfaceRaised};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  &[aria-current]:focus-visible {
    outline-color: ${token.color.surfaceRaised};
    outline-offset: -4px;
  }
`
