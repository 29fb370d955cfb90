import { Button, useHeadTitle, useNotify, usePortal } from '@trade-portal/portal-components/host'
import { debugWords, errorsWords, noticesWords } from '@trade-portal/portal-components/host'

/** Shows states otherwise seen only when something happens. Development builds only. */
export function PlaygroundRoute() {
  const { say } = usePortal()
  const notify = useNotify()
  const words = say(debugWords)
  useHeadTitle(words.playground)
  return (
    <div>
      <h1>{words.playground}</h1>
      <Button onPress={() => notify.success(say(noticesWords).addedToCart)}>{words.success}</Button>{' '}
      <Button onPress={() => notify.error(say(errorsWords).somethingWentWrong)}>{words.error}</Button>
    </div>
  )
}
