import type { Query, QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { Row } from '../../parts/layout/Layout'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { SLOW_MS } from '../../hooks/useIsSlow'
import { useIsOnline } from '../../hooks/network'
import { commonMessages, errorsMessages } from '../../messages/common'

export interface SlowReadProps {
  /** Keys of the pending queries. */
  queryKeys: readonly QueryKey[]
  /** Shows nothing until the query is slow, for data that may turn out not to exist. */
  isQuiet?: boolean
}

/** Overlays a skeleton: announces that it is loading, after 8 s that it is slow, and offers to cancel or try again. */
export function SlowRead({ queryKeys, isQuiet = false }: SlowReadProps) {
  const { pace } = usePortal()
  const common = useMessages(commonMessages)
  const errors = useMessages(errorsMessages)
  const queryClient = useQueryCache()
  const isOnline = useIsOnline()
  const [state, setState] = useState<'quiet' | 'slow' | 'cancelled'>('quiet')

  useEffect(() => {
    if (state !== 'quiet') return
    const timer = setTimeout(() => setState('slow'), SLOW_MS / pace)
    return () => clearTimeout(timer)
  }, [state, pace])

  if (isOnline && state === 'quiet') {
    if (isQuiet) return null
    return <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
  }

  const giveUp = () =>
    Promise.all(queryKeys.map((queryKey) => queryClient.cancelQueries({ queryKey, exact: true })))
  const cancel = async () => {
    await giveUp()
    setState('cancelled')
  }
  const askAgain = async () => {
    await giveUp()
    setState('quiet')
    // Leaves out queries that already have data.
    const predicate = ({ state }: Query) => state.data === undefined
    for (const queryKey of queryKeys) {
      void queryClient.refetchQueries({ queryKey, exact: true, predicate })
    }
  }

  const message = state === 'slow' ? common.slowRead : errors.couldNotLoad
  return (
    <Over>
      <Callout
        tone="info"
        action={
          isOnline && (
            <Row gap={8} align="stretch" wrap>
              {state === 'slow' && <Button onPress={() => void cancel()}>{common.cancel}</Button>}
              <Button onPress={() => void askAgain()}>{common.tryAgain}</Button>
            </Row>
          )
        }
      >
        <span role="status">{isOnline ? message : common.offlineRead}</span>
      </Callout>
    </Over>
  )
}

/** Over the skeleton, to avoid a layout shift. */
const Over = styled.div`
  position: absolute;
  inset: ${token.space[8]} ${token.space[8]} auto;
  /* Above a table's sticky header, which follows it in the document. */
  z-index: calc(${token.layer.sticky} + 1);
`
