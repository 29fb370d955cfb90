import { usePortal } from '@trade-portal/portal-components/host'
import * as S from './StaleNote.styles'
import { shellMessages } from '@trade-portal/portal-components/host'

/** Shown when the merchant’s configuration could not be refreshed and the last good one is used. */
export function StaleNote() {
  const { messagesOf } = usePortal()
  return <S.Note role="status">{messagesOf(shellMessages).stale}</S.Note>
}
