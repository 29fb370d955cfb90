import { errorMessage } from '@trade-portal/portal-components'
import {
  Button,
  commonMessages,
  errorsMessages,
  PageFailure,
  PlainDialog,
  usePortal,
  useMessages,
  useWhenBackOnline,
} from '@trade-portal/portal-components/host'
import { useEffect } from 'react'
import { styled } from 'styled-components'

export interface RouteFailureProps {
  error: unknown
  /** Renders the page again. */
  onRetry: () => void
  /** The level of its title: 1 without a title of the page. */
  heading?: 1 | 2
}

/**
 * Replaces a page whose render failed or whose files could not load. It uses only loaded code: further files may be
 * missing too.
 */
export function RouteFailure({ error, onRetry, heading = 1 }: RouteFailureProps) {
  // An import of a missing export: the files are from two builds, and so may be the rest.
  if (error instanceof SyntaxError) return <MixedBuilds error={error} />
  return isUnread(error) ? (
    <UnreadPage error={error} heading={heading} />
  ) : (
    <FailureDialog error={error} onRetry={onRetry} />
  )
}

const isUnread = (error: unknown) =>
  /dynamically imported module|importing a module script/i.test(String(error))

/** Hands the page to start.js, which refetches the files. */
function MixedBuilds({ error }: { error: SyntaxError }) {
  useEffect(() => window.showFailure?.(error), [error])
  return null
}

/** A page whose files could not load. A browser remembers a failed import, so that the whole page is loaded again. */
function UnreadPage({ error, heading }: Required<Pick<RouteFailureProps, 'error' | 'heading'>>) {
  const errors = useMessages(errorsMessages)
  const reload = () => void window.reloadPage?.()
  useWhenBackOnline(reload)
  return (
    <PageFailure
      error={error}
      title={errors.pageFailed}
      message={errors.checkConnection}
      heading={heading}
      onRetry={reload}
    />
  )
}

/** A page that failed: closing the dialog leads home. */
function FailureDialog({ error, onRetry }: Pick<RouteFailureProps, 'error' | 'onRetry'>) {
  const { messagesOf, navigate } = usePortal()
  const words = useMessages(commonMessages)
  const errors = useMessages(errorsMessages)
  const close = () => navigate('/')
  return (
    <>
      <Behind />
      <PlainDialog
        title={errors.boundaryTitle}
        message={errorMessage(error, messagesOf)}
        onClose={close}
        isLastFocused
        footer={
          <>
            <Button onPress={onRetry}>{words.tryAgain}</Button>
            <Button tone="primary" onPress={close}>
              {words.ok}
            </Button>
          </>
        }
      />
    </>
  )
}

/** The page’s empty card behind the dialog. */
const Behind = styled.div`
  min-block-size: 320px;
`
