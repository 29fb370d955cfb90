import { Button, useNotify, usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Shows what is else seen only when something happens. Development builds alone have it. */
export function PlaygroundRoute() {
  const { messages } = usePortal()
  const notify = useNotify()
  const words = messages.debug
  useTitle(words.playground)
  return (
    <>
      <h1>{words.playground}</h1>
      <Button onPress={() => notify.success(messages.notices.addedToCart)}>{words.success}</Button>{' '}
      <Button onPress={() => notify.error(messages.errors.somethingWentWrong)}>{words.error}</Button>
    </>
  )
}
