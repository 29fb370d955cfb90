import { useIsOnline, usePortal } from '@trade-portal/portal-components/host'
import { WifiOff } from 'lucide-react'
import * as S from './OfflineMark.styles'
import { shellWords } from '@trade-portal/portal-components/host'

/** Says on every page that the device has no network. It takes nothing's place. */
export function OfflineMark() {
  const words = usePortal().say(shellWords)
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
