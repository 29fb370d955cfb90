import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { Announce } from '../parts/Announce'
import { topLayer } from '../parts/ariaPatches/topLayer'
import { VisuallyHidden } from '../parts/VisuallyHidden'
import { usePortalAtomValue, usePortalStore } from '../context/atoms'
import { customerAtom } from '../context/customerAtom'

interface Announcement {
  id: number
  text: string
}

/** The last texts that a screen reader was told, the latest last. */
export const announcementsAtom = customerAtom<readonly Announcement[]>([])

/** Texts that come close together stand together, so that none takes the place of another unheard. */
const MOST = 3

/** Gives what stands in it a way to say a text, also where the same was said before. */
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

/** The live region of what a press has changed elsewhere. It is there from the beginning, and over modals. */
export function Announcer() {
  const announcements = usePortalAtomValue(announcementsAtom)
  return (
    <VisuallyHidden as="div" aria-live="polite" aria-atomic={false} aria-relevant="additions" {...topLayer}>
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  )
}
