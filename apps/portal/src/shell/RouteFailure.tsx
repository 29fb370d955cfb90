import { errorMessage } from '@trade-portal/portal-components'
import { Button, Modal, usePortal } from '@trade-portal/portal-components/host'

/** A page that failed while it was drawn, or whose files could not be read. Closing it leads home. */
export function RouteFailure({ error }: { error: unknown }) {
  const { messages, navigate } = usePortal()
  const isUnread = /dynamically imported module|importing a module script/i.test(String(error))
  const close = () => navigate('/')
  return (
    <Modal
      isOpen
      onOpenChange={close}
      title={messages.errors.boundaryTitle}
      size="small"
      role="alertdialog"
      footer={
        isUnread ? (
          <Button tone="primary" onPress={() => window.location.reload()}>
            {messages.common.tryAgain}
          </Button>
        ) : (
          <Button tone="primary" onPress={close}>
            {messages.common.ok}
          </Button>
        )
      }
    >
      {isUnread ? messages.errors.pageUnread : errorMessage(error, messages)}
    </Modal>
  )
}
