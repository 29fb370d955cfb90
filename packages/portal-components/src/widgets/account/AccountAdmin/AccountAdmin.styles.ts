import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

const WIDE = '@container (min-width: 60em)'
const MEDIUM = '@container (min-width: 40em)'

export const Overview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: ${token.space[20]};
  }
`

export const Company = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  min-inline-size: 0;
  padding: ${token.space[20]};

  ${WIDE} {
    padding-block: 0;
  }
`

/** A number per line on a phone; side by side, each under its label, on wider containers. */
export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[24]};
  margin: 0;
  padding-block-start: ${token.space[12]};
  font-size: ${token.font.size[14]};

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  ${MEDIUM} {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[8]} ${token.space[32]};

    & > div {
      display: block;
    }
    & dt {
      font-size: ${token.font.size[12]};
    }
  }
`

/** Rows on a phone; columns separated by lines on wider containers. */
export const Balances = styled.dl`
  display: grid;
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${token.space[16]};
    padding: ${token.space[12]} ${token.space[20]};
    border-block-start: 1px solid ${token.color.border};
  }
  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.font.size[14]};
  }

  ${MEDIUM} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    border-block-start: 1px solid ${token.color.border};

    & > div {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      padding-block: ${token.space[16]} ${token.space[12]};
      border-block-start: none;
    }
    & > div + div {
      border-inline-start: 1px solid ${token.color.border};
    }
    & dt {
      font-size: ${token.font.size[12]};
    }
  }
  ${WIDE} {
    grid-template-columns: repeat(3, minmax(calc(${token.font.size[16]} * 11), auto));
    border-block-start: none;

    & > div {
      padding-block: 0;
      border-inline-start: 1px solid ${token.color.border};
    }
  }
`

export const Figure = styled.dd`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  margin: 0;
  font-size: ${token.font.size[18]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  line-height: ${token.font.lineHeight.heading};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
  &[data-overdue] {
    color: ${token.color.critical};
  }
  ${MEDIUM} {
    font-size: ${token.font.size[22]};
  }
`

export const Way = styled.dd`
  grid-column: 1 / -1;
  margin: 0;
  font-size: ${token.font.size[14]};

  &:empty {
    display: none;
  }
  & a {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.target};
    padding-block: 0;
  }
`

export const Count = styled.span`
  margin-inline-start: ${token.space[8]};
  color: ${token.color.textMuted};
  font-weight: ${token.font.weight.regular};
`

/** A card has no column label, so a lone dash would be ambiguous. */
export const NoNumber = styled.span`
  display: none;

  ${MEDIUM} {
    display: inline;
  }
`

export const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
`
