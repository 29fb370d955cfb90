import { Notices } from '../parts/Notices'
import { usePortal } from './PortalContext'
import { usePortalAtom } from './atoms'
import { noticesAtom } from './notices'

/** Shows the notices that widgets gave, each for its time. */
export function NoticeArea() {
  const { messages, pace } = usePortal()
  const [notices, setNotices] = usePortalAtom(noticesAtom)

  const remove = (id: string) => setNotices((all) => all.filter((notice) => notice.id !== id))
  return (
    <Notices
      label={messages.notices.label}
      dismissLabel={messages.common.dismiss}
      pace={pace}
      notices={notices.map(({ id, tone, text, onUndo }) => ({
        id,
        tone,
        text,
        actionLabel: onUndo && messages.common.undo,
        onAction: () => {
          onUndo?.()
          remove(id)
        },
      }))}
      onDismiss={(id) => {
        notices.find((notice) => notice.id === id)?.onElapsed?.()
        remove(id)
      }}
    />
  )
}
