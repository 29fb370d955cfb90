import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Page = styled.article`
  display: grid;
  gap: ${token.space[16]};
  color: ${token.color.text};
  font-family: ${token.font.family};

  & > :is(h1, p) {
    margin: 0;
  }
`

export const Table = styled.table`
  display: block;
  overflow-x: auto;
  border-collapse: collapse;
  font-size: ${token.font.size[14]};

  & :is(th, td) {
    padding: ${token.space[8]} ${token.space[16]} ${token.space[8]} 0;
    border-block-end: 1px solid ${token.color.border};
    font-weight: ${token.font.weight.regular};
    text-align: start;
  }

  & thead th {
    color: ${token.color.textMuted};
  }
`

export const Swatch = styled.span`
  display: inline-block;
  inline-size: 72px;
  block-size: 32px;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.small};
`

export const Bar = styled.span`
  display: block;
  block-size: 16px;
  background: ${token.color.primary};
`

export const Corner = styled.span`
  display: block;
  inline-size: 72px;
  block-size: 44px;
  border: 2px solid ${token.color.borderStrong};
`

export const Floating = styled.span`
  display: block;
  inline-size: 120px;
  block-size: 56px;
  margin: ${token.space[16]};
  border-radius: ${token.radius.card};
  background: ${token.color.surfaceRaised};
`

export const Target = styled.span`
  display: block;
  border: 1px dashed ${token.color.borderStrong};
`

/** Moves while the pointer is over it. */
export const Moving = styled.span`
  display: block;
  inline-size: 44px;
  block-size: 24px;
  border-radius: ${token.radius.pill};
  background: ${token.color.primary};
  transition: transform 200ms;

  @media (hover: hover) {
    &:hover {
      transform: translateX(48px);
    }
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: ${token.space[16]};
`

export const Scheme = styled.div`
  padding: ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  font-size: ${token.font.size[14]};

  & h2 {
    margin: 0 0 ${token.space[12]};
    font-size: ${token.font.size[18]};
    text-transform: capitalize;
  }

  & dl,
  & dd {
    margin: 0;
  }

  & dl {
    display: grid;
    gap: ${token.space[12]};
  }

  & dt {
    display: flex;
    gap: ${token.space[8]};
    align-items: center;
    overflow-wrap: anywhere;
  }

  & dd {
    color: ${token.color.textMuted};
  }
`
