import {
  Button,
  debugMessages,
  errorsMessages,
  noticesMessages,
  useHeadTitle,
  useMessages,
  useNotify,
} from '@trade-portal/portal-components/host'

/** Shows states otherwise seen only when something happens. Development builds only. */
export function PlaygroundRoute() {
  const words = useMessages(debugMessages)
  const notices = useMessages(noticesMessages)
  const errors = useMessages(errorsMessages)
  const notify = useNotify()
  useHeadTitle(words.playground)
  return (
    <div>
      <h1>{words.playground}</h1>
      <Button onPress={() => notify.success(notices.addedToCart)}>{words.success}</Button>{' '}
      <Button onPress={() => notify.error(errors.somethingWentWrong)}>{words.error}</Button>
    </div>
  )
}
