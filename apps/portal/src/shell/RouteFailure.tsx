import { errorMessage } from '@trade-portal/portal-components'
import { lazyCode, useLazyCode, usePortal, whenIdle } from '@trade-portal/portal-components/host'
import { useEffect } from 'react'
import { errorsWords } from '@trade-portal/portal-components/host'

const modal = lazyCode(() => import('./RouteFailureModal'))

/** Reads the modal of a page that fails, while it can be read. */
export function useRouteFailureReady() {
  useEffect(() => whenIdle(() => void modal.read().catch(() => undefined)), [])
}

/**
 * A page that failed while it was drawn, or whose files could not be read. Closing it leads home. Where the modal could
 * not be read either, the browser's own stands in.
 */
export function RouteFailure({ error }: { error: unknown }) {
  // A file that takes from another what that does not have: they are of two builds, and so may be the rest.
  return error instanceof SyntaxError ? <MixedBuilds error={error} /> : <FailureModal error={error} />
}

/** Leaves the whole page to its own script, which has the files fetched anew. */
function MixedBuilds({ error }: { error: SyntaxError }) {
  useEffect(() => window.showFailure?.(error), [error])
  return null
}

function FailureModal({ error }: { error: unknown }) {
  const { say, navigate } = usePortal()
  const { code, read } = useLazyCode(modal)
  const isUnread = /dynamically imported module|importing a module script/i.test(String(error))
  const message = isUnread ? say(errorsWords).pageUnread : errorMessage(error, say)
  const close = () => navigate('/')
  useEffect(() => {
    if (code) return
    let isCurrent = true
    void read().then((isThere) => {
      if (isThere || !isCurrent) return
      window.alert(`${say(errorsWords).boundaryTitle}\n${message}`)
      navigate('/')
    })
    return () => void (isCurrent = false)
  })
  return code && <code.RouteFailureModal message={message} isUnread={isUnread} onClose={close} />
}
