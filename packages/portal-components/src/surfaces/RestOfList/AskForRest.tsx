import { Button } from '../../parts/Button'
import { usePortal } from '../../context/PortalContext'
import { commonWords } from '../../messages/common'
import * as S from './AskForRest.styles'
import type { RestOfList } from './useRestOfList'

/** Asks for the rest of a list again, where it does not come by itself. */
export function AskForRest({ rest }: { rest: RestOfList | null }) {
  const { say } = usePortal()
  if (!rest?.retry) return null
  return (
    <S.Line>
      <Button tone="quiet" onPress={rest.retry}>
        {say(commonWords).tryAgain}
      </Button>
    </S.Line>
  )
}
