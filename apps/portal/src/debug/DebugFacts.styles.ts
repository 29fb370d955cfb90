import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Page = styled.div`
  display: grid;
  gap: ${token.space[16]};

  h1,
  h2 {
    margin: 0;
    line-height: ${token.font.lineHeight.heading};
  }
  h1 {
    font-size: ${token.font.size[28]};
  }
  h2 {
    font-size: ${token.font.size[18]};
  }
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(120px, max-content) 1fr;
  gap: ${token.space[8]} ${token.space[16]};
  margin: 0;

  dt {
    color: ${token.color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

export const Calls = styled.ol`
  max-inline-size: 640px;
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surfaceRaised};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space[16]};
    padding: ${token.space[8]} ${token.space[16]};
    font-size: ${token.font.size[14]};
    font-variant-numeric: tabular-nums;
  }
  li + li {
    border-block-start: 1px solid ${token.color.border};
  }
  span {
    color: ${token.color.textMuted};
  }
`
