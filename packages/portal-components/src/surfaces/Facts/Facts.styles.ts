import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

const WIDE = '@container facts (min-width: 30em)'

export const Place = styled.div`
  min-inline-size: 0;
  color: ${token.color.text};
  container: facts / inline-size;
`

/** On narrow containers, the labels are no wider than the longest, which leaves room for an address. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(48%) minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[16]};
  margin: 0;
  font-size: ${token.font.size[16]};
  line-height: ${token.font.lineHeight.body};

  ${WIDE} {
    grid-auto-flow: dense;
    grid-template-columns: repeat(auto-fill, minmax(calc(${token.font.size[16]} * 14), 1fr));
    gap: ${token.space[16]} ${token.space[24]};
    font-size: ${token.font.size[14]};

    /* Keeps the first row as high as its own facts. */
    &:has(> [data-tall]) {
      grid-template-rows: auto 1fr;
    }
  }
`

export const Fact = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: baseline;
  min-inline-size: 0;

  & > dt {
    color: ${token.color.textMuted};
    font-size: ${token.font.size[14]};
    overflow-wrap: anywhere;
  }
  & > dd {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  &[data-figure] {
    grid-template-columns: minmax(0, 1fr) auto;

    & > dd {
      font-variant-numeric: tabular-nums;
      overflow-wrap: normal;
      text-align: end;
    }
  }

  ${WIDE} {
    &,
    &[data-figure] {
      grid-column: auto;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    & > dt {
      font-size: ${token.font.size[12]};
    }
    &[data-figure] {
      text-align: end;
    }
    &[data-tall] {
      grid-row: span 2;
    }
  }
`
