import { Component } from 'react'
import type { ReactNode } from 'react'
import { isFluidError } from '@trade-portal/fluid-sdk'
import { Card } from '../../parts/Card'
import { ErrorState } from '../../parts/ErrorState'
import { usePortal, useMessages } from '../../context/PortalContext'
import { errorMessage } from '../../messages/errorMessage'
import { useTellLoad } from '../../context/LoadListeners'
import { errorsMessages } from '../../messages/common'

/** Catches a widget's render errors, so that the rest of the page stays, and lets the customer try again. */
export class WidgetBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <WidgetFailure error={error} onRetry={() => this.setState({ error: null })} />
  }
}

/** Replaces a widget that failed to render. */
function WidgetFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { messagesOf } = usePortal()
  const words = useMessages(errorsMessages)
  useTellLoad({ isWaiting: false, error: error instanceof Error ? error : null })
  return (
    <Card>
      <ErrorState
        title={words.couldNotShow}
        message={isFluidError(error) ? errorMessage(error, messagesOf) : words.somethingWentWrong}
        onRetry={onRetry}
      />
    </Card>
  )
}
