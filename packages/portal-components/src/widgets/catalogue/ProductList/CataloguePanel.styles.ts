import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Panel = styled.aside`
  display: none;

  @container widget (min-width: 55em) {
    display: grid;
    align-content: start;
    gap: ${token.space[24]};
  }
`

export const Narrow = styled.div`
  display: grid;
  gap: ${token.space[8]};

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

export const Accordion = styled.div`
  font-size: ${token.font.size[14]};
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
