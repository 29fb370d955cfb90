import { errorMessage } from '@trade-portal/portal-components'
import {
  Button,
  commonMessages,
  errorsMessages,
  PlainDialog,
  usePortal,
  useMessages,
} from '@trade-portal/portal-components/host'
import { useEffect } from 'react'

/**
 * Shown when a page's render failed or its files could not load. Closing it leads home. It uses only loaded code: further
 * files may be missing too.
 */
export function RouteFailure({ error }: { error: unknown }) {
  // An import of a missing export: the files are from two builds, and so may be the rest.
  return error instanceof SyntaxError ? <MixedBuilds error={error} /> : <FailureDialog error={error} />
}

/** Hands the page to start.js, which refetches the files. */
function MixedBuilds({ error }: { error: SyntaxError }) {
  useEffect(() => window.showFailure?.(error), [error])
  return null
}

function FailureDialog({ error }: { error: unknown }) {
  const { messagesOf, navigate } = usePortal()
  const words = useMessages(commonMessages)
  const errors = useMessages(errorsMessages)
  const isUnread = /dynamically imported module|importing a module script/i.test(String(error))
  const close = () => navigate('/')
  return (
    <PlainDialog
      title={errors.boundaryTitle}
      message={isUnread ? errors.pageUnread : errorMessage(error, messagesOf)}
      onClose={close}
      footer={
        isUnread ? (
          <>
            <Button onPress={close}>{words.close}</Button>
            <Button tone="primary" onPress={() => void window.reloadPage?.()}>
              {words.tryAgain}
            </Button>
          </>
        ) : (
          <Button tone="primary" onPress={close}>
            {words.ok}
          </Button>
        )
      }
    />
  )
}
