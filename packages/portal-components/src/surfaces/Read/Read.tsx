import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Reading } from '../../data/useRead'
import { Card } from '../../parts/Card'
import { ErrorState } from '../../parts/ErrorState'
import { usePortal, useMessages } from '../../context/PortalContext'
import { errorMessage } from '../../messages/errorMessage'
import { useTellLoad } from '../../context/LoadListeners'
import { SlowRead } from '../SlowRead/SlowRead'
import { errorsMessages } from '../../messages/common'

export interface ReadProps<Data> {
  of: Reading<Data>
  /** Placeholder of the data's final size. */
  skeleton: ReactNode
  /** Title of a failed query. Default: that it could not be loaded. */
  failedTitle?: string | undefined
  /** Frame of the error: a card, or none, as in a modal. */
  frame?: 'card' | 'none'
  /** A link beside Try again. */
  wayOut?: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders a query: a skeleton with a notice when it is slow, then the data or the error. */
export function Read<Data>({ of, skeleton, failedTitle, frame = 'card', wayOut, children }: ReadProps<Data>) {
  const { messagesOf } = usePortal()
  const words = useMessages(errorsMessages)
  useTellLoad({
    isWaiting: of.data === undefined && !of.error,
    error: of.data === undefined ? of.error : null,
  })
  if (of.data !== undefined) return children(of.data)
  if (!of.error) {
    return (
      <Waiting>
        <SlowRead queryKeys={of.queryKeys} />
        {skeleton}
      </Waiting>
    )
  }
  const failure = (
    <ErrorState
      title={failedTitle ?? words.couldNotLoad}
      message={errorMessage(of.error, messagesOf)}
      onRetry={of.retry}
      wayOut={wayOut}
    />
  )
  return frame === 'card' ? <Card>{failure}</Card> : failure
}

/** The notice lies over the skeleton. The gap is inherited, so that the blocks match the layout of the data. */
export const Waiting = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  min-inline-size: 0;
`
