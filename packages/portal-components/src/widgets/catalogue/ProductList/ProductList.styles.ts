import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  gap: ${token.space[16]};
  min-inline-size: 0;

  @container widget (min-width: 55em) {
    grid-template-columns: 248px minmax(0, 1fr);
    align-items: start;
    gap: ${token.space[32]};
  }
`

/** Rows become cards depending on the width beside the panel. */
export const Content = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};

  @container widget (max-width: 39.9375em) {
    gap: ${token.space[8]};
  }
  min-inline-size: 0;
  container: listing / inline-size;
`

/** The full breadcrumb, on wide containers. */
export const Trail = styled.div`
  @container widget (max-width: 39.9375em) {
    display: none;
  }
`

export const Prompt = styled.p`
  margin: 0;
  padding-block: ${token.space[32]};
  color: ${token.color.textMuted};
  text-align: center;
`

export const Paging = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
`

export const PageNumber = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
`

export const Told = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
`

export const Count = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
`

export const NothingFound = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]} ${token.space[16]};
`
