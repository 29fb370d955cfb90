import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { Icon as Round } from '../../../parts/EmptyState.styles'

export const Sheet = styled.div`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token.space[20]};
  inline-size: min(100%, 560px);
  min-block-size: 420px;
  align-content: center;
  margin-inline: auto;
  padding: ${token.space[32]} ${token.space[20]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};

  @container widget (min-width: 40em) {
    margin-block-start: ${token.space[32]};
    padding: ${token.space[48]};
  }
`

export const Icon = styled(Round)`
  & > svg {
    inline-size: 32px;
    block-size: 32px;
  }
`

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  text-align: center;

  & > p {
    max-inline-size: 46ch;
    margin: 0 auto;
    color: ${token.color.textMuted};
    text-wrap: balance;
  }
`

export const Figure = styled.strong`
  font-size: ${token.font.size[36]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${token.font.lineHeight.heading};
  overflow-wrap: anywhere;
`

export const Facts = styled.dl`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  inline-size: min(100%, 400px);
  margin: 0;
  padding-block: ${token.space[16]};
  border-block: 1px solid ${token.color.border};
  font-size: ${token.font.size[14]};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
    text-align: end;
  }
  & dd[data-figure] {
    font-variant-numeric: tabular-nums;
  }
`

/** Stacked at full width on a phone; side by side with equal widths on wider containers. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  inline-size: min(100%, 400px);

  @container widget (min-width: 30em) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
    inline-size: auto;
  }
`
