import { styled } from 'styled-components'
import { Button } from '../../parts/Button'
import { usePortal } from '../../context/PortalContext'
import { commonWords } from '../../messages/common'
import type { RestOfList } from './useRestOfList'

/** Asks for the rest of a list again, where it does not come by itself. */
export function AskForRest({ rest }: { rest: RestOfList | null }) {
  const { say } = usePortal()
  if (!rest?.retry) return null
  return (
    <Line>
      <Button tone="quiet" onPress={rest.retry}>
        {say(commonWords).tryAgain}
      </Button>
    </Line>
  )
}

/** Stands at the words that ask for it, and as high as their line, so that nothing moves when it comes. */
const Line = styled.span`
  display: inline-flex;
  margin-inline-end: auto;
  align-items: center;
  block-size: 1lh;
`
