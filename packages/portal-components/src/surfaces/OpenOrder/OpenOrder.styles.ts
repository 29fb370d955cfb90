import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const OpenOrder = styled.div`
  display: grid;
  gap: ${token.space[12]};
  min-inline-size: 0;
  font-size: ${token.font.size[14]};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
`

export const Candidates = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Candidate = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};
`

export const CandidateWords = styled.div`
  flex: 1 1 8.75em;
  display: grid;
  min-inline-size: 0;
  color: ${token.color.textMuted};
  overflow-wrap: anywhere;
`

export const CandidateNumber = styled.span`
  color: ${token.color.text};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
`

export const CandidateAmount = styled.span`
  font-weight: ${token.font.weight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
