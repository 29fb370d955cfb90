import { shellMessages, useIsOnline, usePortal } from '@trade-portal/portal-components/host'
import { WifiOff } from 'lucide-react'
import * as S from './OfflineMark.styles'

/** Shows on every page that the device is offline, above the layout. */
export function OfflineMark() {
  const words = usePortal().messagesOf(shellMessages)
  const isOnline = useIsOnline()
  return (
    <S.Place role="status">
      {!isOnline && (
        <S.Mark>
          <WifiOff aria-hidden />
          {words.offline}
        </S.Mark>
      )}
    </S.Place>
  )
}
