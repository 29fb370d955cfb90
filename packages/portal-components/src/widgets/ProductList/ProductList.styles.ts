import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  gap: ${token.space[16]};
  min-inline-size: 0;

  @container widget (min-width: 880px) {
    grid-template-columns: 248px minmax(0, 1fr);
    align-items: start;
    gap: ${token.space[32]};
  }
`

/** Rows become cards by the room that is left beside the panel. */
export const Content = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  min-inline-size: 0;
  container: listing / inline-size;
`

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  min-block-size: 44px;
  scroll-margin-block-start: calc(${token.space[64]} + ${token.space[32]});
`

export const Tools = styled.div`
  flex: 0 1 auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};

  @container listing (max-width: 639px) {
    flex-basis: 100%;
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
