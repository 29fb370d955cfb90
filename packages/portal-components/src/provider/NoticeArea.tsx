import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { Notices } from '../parts/Notices'
import { usePortal, useMessages } from '../context/PortalContext'
import { usePortalAtom, usePortalAtomValue, usePortalStore } from '../context/atoms'
import { noticesAtom } from '../context/notices'
import { commonMessages, noticesMessages } from '../messages/common'
import { Announce } from '../parts/Announce'
import { VisuallyHidden } from '../parts/VisuallyHidden'
import { customerAtom } from '../context/customerAtom'

/** Shows the widgets' notices, each until it times out. */
export function NoticeArea() {
  const { hrefFor, pace } = usePortal()
  const noticesText = useMessages(noticesMessages)
  const common = useMessages(commonMessages)
  const [notices, setNotices] = usePortalAtom(noticesAtom)

  const remove = (id: string) => setNotices((all) => all.filter((notice) => notice.id !== id))
  return (
    <Notices
      label={noticesText.label}
      dismissLabel={common.dismiss}
      pace={pace}
      notices={notices.map(({ id, tone, text, lines = [], link }) => ({
        id,
        tone,
        text,
        lines: shownLines(lines, noticesText.more),
        link: link && { href: hrefFor(link.path), label: link.label },
      }))}
      onDismiss={remove}
    />
  )
}

const SHOWN_LINES = 3

/** Returns the latest lines, and the number of further ones. */
function shownLines(lines: string[], more: (count: number) => string): string[] {
  const left = lines.length - SHOWN_LINES
  return left > 0 ? [...lines.slice(0, SHOWN_LINES), more(left)] : lines
}

interface Announcement {
  id: number
  text: string
}

/** The last texts announced to screen readers, the latest last. */
export const announcementsAtom = customerAtom<readonly Announcement[]>([])

/** The number of texts that stay in the live region, so that a text does not replace another before it is read. */
const MOST = 3

/** Lets its children announce a text to screen readers, even the same text twice. */
export function AnnounceRoot({ children }: { children: ReactNode }) {
  const store = usePortalStore()
  const announce = useCallback(
    (text: string) =>
      store.set(announcementsAtom, (earlier) => {
        const id = (earlier.at(-1)?.id ?? 0) + 1
        return [...earlier, { id, text }].slice(-MOST)
      }),
    [store],
  )
  return <Announce value={announce}>{children}</Announce>
}

/** The live region for changes elsewhere on the page. It is mounted from the start, and not hidden by modals. */
export function Announcer() {
  const announcements = usePortalAtomValue(announcementsAtom)
  return (
    <VisuallyHidden
      as="div"
      aria-live="polite"
      aria-atomic={false}
      aria-relevant="additions"
      data-react-aria-top-layer="true"
    >
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  )
}
