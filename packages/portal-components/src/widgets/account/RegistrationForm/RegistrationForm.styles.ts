import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** A group of fields under a heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding-block-end: ${token.space[8]};
`

export const Registered = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[4]};
  min-block-size: ${token.target};
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & a {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.target};
    padding-block: 0;
  }
`
