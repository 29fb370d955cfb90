import { token } from '@trade-portal/theme'
import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'

export const Bar = styled.nav`
  border-block-start: 1px solid ${token.color.border};
  background: ${token.color.surfaceRaised};
`

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[4]} ${token.space[16]};
  max-inline-size: 1280px;
  margin: 0 auto;
  padding: ${token.space[8]} ${token.space[16]};
  box-sizing: border-box;
  list-style: none;
`

export const BarLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token.target};
  padding: 0 ${token.space[8]};
  border-radius: ${token.radius.small};
  color: ${token.color.link};
  font: ${token.font.weight.medium} ${token.font.size[14]} / ${token.font.lineHeight.body}
    ${token.font.family};
  text-decoration: none;
  overflow-wrap: anywhere;
  outline: none;

  &[data-hovered] {
    color: ${token.color.linkHover};
    text-decoration: underline;
  }
  &[data-pressed] {
    background: ${token.color.surfaceSunken};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`
