import { Button, useHeadTitle, useNotify, usePortal } from '@trade-portal/portal-components/host'
import { debugMessages, errorsMessages, noticesMessages } from '@trade-portal/portal-components/host'

/** Shows states otherwise seen only when something happens. Development builds only. */
export function PlaygroundRoute() {
  const { messagesOf } = usePortal()
  const notify = useNotify()
  const words = messagesOf(debugMessages)
  useHeadTitle(words.playground)
  return (
    <div>
      <h1>{words.playground}</h1>
      <Button onPress={() => notify.success(messagesOf(noticesMessages).addedToCart)}>
        {words.success}
      </Button>{' '}
      <Button onPress={() => notify.error(messagesOf(errorsMessages).somethingWentWrong)}>
        {words.error}
      </Button>
    </div>
  )
}
