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
  & > :nth-child(2) {
    margin-inline-start: auto;
    font-size: ${token.font.size[22]};
    font-variant-numeric: tabular-nums;
  }
`

/** A line below what is paid; text, because nobody can change it. */
export const Reference = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[8]};
  margin: ${token.space[8]} 0 0;
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;

  & > dt,
  & > [data-hint] {
    color: ${token.color.textMuted};
  }
  & > dd {
    margin: 0;
  }
`

/** As wide as an amount needs. */
export const Amount = styled.div`
  max-inline-size: 360px;
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
