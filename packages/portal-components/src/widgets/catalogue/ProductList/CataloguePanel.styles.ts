import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { PlainLink } from '../../../parts/PlainLink'

export const Panel = styled.aside`
  display: none;

  @container widget (min-width: 55em) {
    display: grid;
    align-content: start;
    gap: ${token.space[24]};
  }
`

export const Narrow = styled.div`
  @container widget (min-width: 55em) {
    display: none;
  }
`

export const Title = styled.h2`
  margin: 0 0 ${token.space[8]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.bold};
  letter-spacing: 0.05em;
`

export const Category = styled.div`
  &[data-current] h3 {
    border-radius: ${token.radius.small};
    background-color: ${token.color.surfaceSunken};
    font-weight: ${token.font.weight.bold};
  }
`

export const Links = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  font-size: ${token.font.size[14]};
  list-style: none;

  & a {
    display: flex;
    align-items: center;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: ${token.target};
    padding: ${token.space[4]} ${token.space[8]};
    color: ${token.color.textMuted};
    overflow-wrap: anywhere;
  }
  @media (hover: hover) {
    & a:hover {
      color: ${token.color.text};
    }
  }
  & a[aria-current] {
    border-radius: ${token.radius.small};
    color: ${token.color.text};
    font-weight: ${token.font.weight.bold};
  }
  &[data-level='top'] a {
    color: ${token.color.text};
  }
  &[data-level='top'] a[aria-current] {
    background-color: ${token.color.surfaceSunken};
  }
`

export const Chips = styled.nav`
  min-inline-size: 0;

  @container widget (min-width: 55em) {
    display: none;
  }
`

const fade = '24px'

/** Scrolls sideways; overflowing chips fade out at the end. */
export const ChipRow = styled.ul`
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
