import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Questions that belong together, under their heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  padding-block-end: ${token.space[8]};
`

/** Two short answers side by side, where a thumb has room for them. */
export const Pair = styled.div`
  display: grid;
  gap: ${token.space[12]};
  align-items: start;

  @container (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
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
  }
`
