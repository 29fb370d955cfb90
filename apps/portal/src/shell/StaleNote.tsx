import { useMessages } from '@trade-portal/portal-components/host'
import * as S from './StaleNote.styles'
import { shellMessages } from '@trade-portal/portal-components/host'

/** Shown when the merchant’s configuration could not be refreshed and the last good one is used. */
export function StaleNote() {
  const words = useMessages(shellMessages)
  return <S.Note role="status">{words.stale}</S.Note>
}
