import { usePortal } from '@trade-portal/portal-components/host'
import * as S from './StaleNote.styles'

/** Says that the merchant's set-up could not be read afresh, and that the last good one stands in for it. */
export function StaleNote() {
  const { messages } = usePortal()
  return <S.Note role="status">{messages.shell.stale}</S.Note>
}
