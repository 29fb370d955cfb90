import { usePortal } from '@trade-portal/portal-components/host'
import * as S from './StaleNote.styles'
import { shellWords } from '@trade-portal/portal-components/host'

/** Says that the merchant's set-up could not be read afresh, and that the last good one stands in for it. */
export function StaleNote() {
  const { say } = usePortal()
  return <S.Note role="status">{say(shellWords).stale}</S.Note>
}
