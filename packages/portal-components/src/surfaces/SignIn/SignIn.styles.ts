import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'

/** Links with a full touch target. */
const reachable = css`
  a {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.target};
    padding-block: 0;
  }
`

export const Frame = styled.div`
  display: grid;
  gap: ${token.space[24]};
  inline-size: 100%;
  max-inline-size: 400px;
`

export const Failure = styled.div`
  &:empty {
    display: none;
  }
`

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${token.target};
  gap: 0 ${token.space[16]};
  font-size: ${token.font.size[14]};

  ${reachable}
`

/** Keeps its space in the page's HTML, which does not know the merchant yet. */
export const Newcomer = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[4]};
  min-block-size: ${token.target};
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};

  ${reachable}
`
