import { atom } from 'jotai'
import type { createStore } from 'jotai'
import { useMemo } from 'react'
import { usePortalStore } from './atoms'
import { customerAtom } from './customerAtom'
import { makeId } from '../hooks/makeId'

/** A transient message. */
export interface Notice {
  id: string
  tone: 'success' | 'error'
  text: string
  /** Shown below the text, one event a line, the latest first. */
  lines?: string[]
  /** The page with more about it. */
  link?: { path: string; label: string }
}

/** The lines and the link of a notice that can be joined. */
export type NoticeDetails = Required<Pick<Notice, 'lines' | 'link'>>

/** The notices on screen, oldest first. */
export const noticesAtom = customerAtom<readonly Notice[]>([])

/** The text of an earlier notice, for a customer who missed it. */
export interface RecentMessage extends Pick<Notice, 'id' | 'text' | 'lines'> {
  /** Milliseconds since the epoch. */
  at: number
}

/** The last messages of this session, the latest first. */
export const recentMessagesAtom = customerAtom<readonly RecentMessage[]>([])
/** Opens the list of recent messages. */
export const recentMessagesOpenAtom = atom(false)

const MOST_RECENT = 20

type PortalStore = ReturnType<typeof createStore>

function record(store: PortalStore, { id, text, lines }: Notice) {
  store.set(recentMessagesAtom, (recent) =>
    [{ id, text, lines, at: Date.now() }, ...recent].slice(0, MOST_RECENT),
  )
}

/** Shows a notice, and adds it to the recent messages. @returns its id. */
export function addNotice(store: PortalStore, given: Omit<Notice, 'id'>): string {
  const notice = { ...given, id: makeId() }
  store.set(noticesAtom, (notices) => [...notices, notice])
  record(store, notice)
  return notice.id
}

/** Shows notices at the top right of the screen. Use it for messages that need no answer. */
export function useNotify() {
  const store = usePortalStore()
  return useMemo(
    () => ({
      success: (text: string) => addNotice(store, { tone: 'success', text }),
      /** Shows a success. Another one with the same text joins the notice while it is on screen. */
      successOf: (text: string, { lines, link }: NoticeDetails) => {
        const id = makeId()
        record(store, { id, tone: 'success', text, lines })
        store.set(noticesAtom, (notices) => {
          const isSame = (notice: Notice) => notice.lines !== undefined && notice.text === text
          const earlier = notices.filter(isSame).flatMap((notice) => notice.lines ?? [])
          const others = notices.filter((notice) => !isSame(notice))
          return [...others, { id, tone: 'success', text, lines: [...lines, ...earlier], link }]
        })
        return id
      },
      error: (text: string) => addNotice(store, { tone: 'error', text }),
      dismiss: (id: string) =>
        store.set(noticesAtom, (notices) => notices.filter((notice) => notice.id !== id)),
    }),
    [store],
  )
}
