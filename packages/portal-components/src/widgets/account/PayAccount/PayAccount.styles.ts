import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** The form adapts to its own width beside the aside. */
export const Sheet = styled.div`
  container: sheet / inline-size;
`

export const Subject = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding: ${token.space[16]};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceSunken};
  /* Visible in forced-colors mode, which drops the background. */
  outline: 1px solid transparent;
  outline-offset: -1px;
`

export const SubjectRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  overflow-wrap: anywhere;

  & > strong {
    font-weight: ${token.font.weight.bold};
  }
  & > :last-child {
    margin-inline-start: auto;
    font-size: ${token.font.size[22]};
    font-variant-numeric: tabular-nums;
  }
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  @container sheet (min-width: 32.5em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

/** A read-only value with the height of the field beside it. */
export const Fixed = styled.dl`
  display: grid;
  align-content: start;
  gap: calc(${token.space[4]} * 1.5);
  margin: 0;
  font-size: ${token.font.size[14]};

  & > dt {
    font-weight: ${token.font.weight.bold};
  }
  & > dd {
    margin: 0;
    color: ${token.color.textMuted};
    overflow-wrap: anywhere;
  }
  & > dd:not([data-hint]) {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    min-block-size: max(${token.target}, calc(${token.space[32]} + ${token.space[12]}));
    padding: ${token.space[8]} ${token.space[12]};
    border-radius: ${token.radius.control};
    background-color: ${token.color.surfaceSunken};
    color: ${token.color.text};
    font-size: ${token.font.size[16]};
  }
`

export const Foot = styled.div`
  display: grid;
  gap: ${token.space[16]};
  margin-block-start: ${token.space[4]};
  padding-block-start: ${token.space[20]};
  border-block-start: 1px solid ${token.color.border};

  @container sheet (min-width: 32.5em) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

export const Assurance = styled.p`
  display: flex;
  gap: ${token.space[8]};
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
`

export const Overdue = styled.div`
  display: grid;
  gap: ${token.space[12]};
  justify-items: start;
  padding-block-start: ${token.space[16]};
  border-block-start: 1px solid ${token.color.border};
`

export const OverdueRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};
  inline-size: 100%;
  font-weight: ${token.font.weight.bold};

  &[data-tone='critical'] {
    color: ${token.color.critical};
  }
`
