import { styled } from 'styled-components'
import { Button } from '../../parts/Button'
import { useMessages } from '../../context/PortalContext'
import { commonMessages } from '../../messages/common'
import type { RestOfList } from './useRestOfList'

/** A button to load the rest of a list again, if it failed or is slow. */
export function AskForRest({ rest }: { rest: RestOfList | null }) {
  const words = useMessages(commonMessages)
  if (!rest?.retry) return null
  return (
    <Line>
      <Button tone="quiet" onPress={rest.retry}>
        {words.tryAgain}
      </Button>
    </Line>
  )
}

/** Inline with the message, and as high as its line to avoid a layout shift. */
const Line = styled.span`
  display: inline-flex;
  margin-inline-end: auto;
  align-items: center;
  block-size: 1lh;
`
