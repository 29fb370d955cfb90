import { Notices } from '../parts/Notices'
import { usePortal } from '../context/PortalContext'
import { usePortalAtom } from '../context/atoms'
import { noticesAtom } from '../context/notices'
import { commonWords, noticesWords } from '../messages/common'

/** Shows the notices that widgets gave, each for its time. */
export function NoticeArea() {
  const { hrefFor, say, pace } = usePortal()
  const [notices, setNotices] = usePortalAtom(noticesAtom)

  const remove = (id: string) => setNotices((all) => all.filter((notice) => notice.id !== id))
  return (
    <Notices
      label={say(noticesWords).label}
      dismissLabel={say(commonWords).dismiss}
      pace={pace}
      notices={notices.map(({ id, tone, text, lines = [], link }) => ({
        id,
        tone,
        text,
        lines: shownLines(lines, say(noticesWords).more),
        link: link && { href: hrefFor(link.path), label: link.label },
      }))}
      onDismiss={remove}
    />
  )
}

const SHOWN_LINES = 3

/** The latest lines, and how many are left out. */
function shownLines(lines: string[], more: (count: number) => string): string[] {
  const left = lines.length - SHOWN_LINES
  return left > 0 ? [...lines.slice(0, SHOWN_LINES), more(left)] : lines
}
