import { shellMessages, useMessages } from '@trade-portal/portal-components/host'
import { sides, token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Shown when the merchant’s configuration could not be refreshed and the last good one is used. */
export function StaleNote() {
  const words = useMessages(shellMessages)
  return <Note role="status">{words.stale}</Note>
}

const Note = styled.p`
  margin: 0;
  padding-block: ${token.space[8]};
  ${sides(token.space[16])}
  border-block-end: 1px solid ${token.color.cautionBorder};
  background: ${token.color.cautionBackground};
  color: ${token.color.text};
  font: ${token.font.weight.medium} ${token.font.size[14]} / ${token.font.lineHeight.body}
    ${token.font.family};
  text-align: center;

  @media print {
    display: none;
  }
`
