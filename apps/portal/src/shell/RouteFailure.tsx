import { errorMessage } from '@trade-portal/portal-components'
import {
  Button,
  commonWords,
  errorsWords,
  PlainDialog,
  usePortal,
} from '@trade-portal/portal-components/host'
import { useEffect } from 'react'

/**
 * A page that failed while it was drawn, or whose files could not be read. Closing it leads home. It is said with what the
 * page has already: no further file may come.
 */
export function RouteFailure({ error }: { error: unknown }) {
  // A file that takes from another what that does not have: they are of two builds, and so may be the rest.
  return error instanceof SyntaxError ? <MixedBuilds error={error} /> : <FailureDialog error={error} />
}

/** Leaves the whole page to its own script, which has the files fetched anew. */
function MixedBuilds({ error }: { error: SyntaxError }) {
  useEffect(() => window.showFailure?.(error), [error])
  return null
}

function FailureDialog({ error }: { error: unknown }) {
  const { say, navigate } = usePortal()
  const words = say(commonWords)
  const isUnread = /dynamically imported module|importing a module script/i.test(String(error))
  const close = () => navigate('/')
  return (
    <PlainDialog
      title={say(errorsWords).boundaryTitle}
      message={isUnread ? say(errorsWords).pageUnread : errorMessage(error, say)}
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
