import { sides, token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { PlainLink } from '../../../parts/PlainLink'

export const Bar = styled.nav`
  border-block-start: 1px solid ${token.color.border};
  background: ${token.color.surfaceRaised};
  container: bottom-links / inline-size;
`

/** Two columns on a phone; one line on wider containers. */
export const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  justify-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  max-inline-size: 1280px;
  margin: 0 auto;
  padding-block: ${token.space[8]};
  ${sides(token.space[8])}
  box-sizing: border-box;
  list-style: none;

  @container bottom-links (min-width: 35em) {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: ${token.space[16]};
    ${sides(token.space[16])}
  }
`

export const BarLink = styled(PlainLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token.target};
  padding: 0 ${token.space[4]};
  border-radius: ${token.radius.small};
  color: ${token.color.link};
  font: ${token.font.weight.medium} ${token.font.size[14]} / ${token.font.lineHeight.body}
    ${token.font.family};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  outline: none;

  @container bottom-links (min-width: 35em) {
    padding-inline: ${token.space[8]};
  }
  &[aria-current] {
    color: ${token.color.text};
    text-decoration-line: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
  @media (hover: hover) {
    &:hover {
      color: ${token.color.linkHover};
      text-decoration: underline;
    }
  }
  &:active {
    background: ${token.color.surfaceSunken};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`
