import { atom } from 'jotai'
import { useMemo } from 'react'
import { useSetPortalAtom } from './atoms'

/** A transient message. */
export interface Notice {
  id: string
  tone: 'success' | 'error'
  text: string
  /** Said below the text, one event a line, the latest first. */
  lines?: string[]
  /** The place to look at it. */
  link?: { path: string; label: string }
}

/** More than a text: what of it there is to see, and where. */
export type NoticeDetails = Required<Pick<Notice, 'lines' | 'link'>>

/** The notices on screen, oldest first. */
export const noticesAtom = atom<Notice[]>([])

/** Words of a notice that has been shown, for those who missed it. */
export interface RecentMessage extends Pick<Notice, 'id' | 'text' | 'lines'> {
  /** Milliseconds since the epoch. */
  at: number
}

/** The last messages of this session, the latest first. */
export const recentMessagesAtom = atom<RecentMessage[]>([])
/** Shows the list of them. */
export const recentMessagesOpenAtom = atom(false)

const MOST_RECENT = 20

/** Unlike any other on the page. `crypto.randomUUID` is missing on pages served over plain HTTP. */
export function noticeId(): string {
  return `${performance.now()}-${Math.random()}`
}

/** Tells the customer what happened, at the top right of the screen. Use it for what needs no answer. */
export function useNotify() {
  const setNotices = useSetPortalAtom(noticesAtom)
  const setRecent = useSetPortalAtom(recentMessagesAtom)
  return useMemo(() => {
    const record = ({ id, text, lines }: Notice) =>
      setRecent((recent) => [{ id, text, lines, at: Date.now() }, ...recent].slice(0, MOST_RECENT))
    const add = (given: Omit<Notice, 'id'>) => {
      const notice = { ...given, id: noticeId() }
      setNotices((notices) => [...notices, notice])
      record(notice)
      return notice.id
    }
    return {
      success: (text: string) => add({ tone: 'success', text }),
      /** Says what was done; more of the same, while the notice stands, joins it in place of another notice. */
      successOf: (text: string, { lines, link }: NoticeDetails) => {
        const id = noticeId()
        record({ id, tone: 'success', text, lines })
        setNotices((notices) => {
          const isSame = (notice: Notice) => notice.lines !== undefined && notice.text === text
          const earlier = notices.filter(isSame).flatMap((notice) => notice.lines ?? [])
          const others = notices.filter((notice) => !isSame(notice))
          return [...others, { id, tone: 'success', text, lines: [...lines, ...earlier], link }]
        })
        return id
      },
      error: (text: string) => add({ tone: 'error', text }),
      dismiss: (id: string) => setNotices((notices) => notices.filter((notice) => notice.id !== id)),
    }
  }, [setNotices, setRecent])
}
