import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { readable, type } from './field/control.styles'

export const Summary = styled.dl`
  ${type}
  ${readable}
  display: grid;
  gap: ${token.space[4]};
  margin: 0;
  color: ${token.color.text};
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[16]};

  & > dt {
    min-inline-size: 0;
    color: ${token.color.textMuted};
    overflow-wrap: anywhere;
  }
  & > dd {
    flex: 1 1 auto;
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[data-tone='muted'] > dd {
    color: ${token.color.textMuted};
  }
  &[data-tone='total'] {
    align-items: center;

    & > dt {
      color: ${token.color.text};
      font-size: ${token.font.size[16]};
      font-weight: ${token.font.weight.bold};
    }
    & > dd {
      font-size: ${token.font.size[22]};
      font-weight: ${token.font.weight.bold};
      letter-spacing: -0.01em;
    }
  }
  &[data-tone='total']:not(:first-child) {
    margin-block-start: ${token.space[12]};
    padding-block-start: ${token.space[12]};
    border-block-start: 1px solid ${token.color.border};
  }
`
