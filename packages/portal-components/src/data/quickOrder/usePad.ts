import { atom } from 'jotai'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { usePortalAtomValue, usePortalStore } from '../../context/atoms'
import { usePortal } from '../../context/PortalContext'
import { sessionNumberAtom } from '../../context/customerAtom'
import { useStored, useStoredOwner } from '../../context/stored/openStored'
import type { PadFailure } from './judgePad'
import { withLock } from '../withLock'
import { hasLines } from './mendPad'
import { padDraft } from './padDraft'
import { noticesWords } from '../../messages/common'

export interface Pad {
  /** As typed, a product a line. All else follows from it. */
  text: string
  /** Why lines were not added, by what they say. */
  failures: Readonly<Record<string, PadFailure>>
  /** Lines under way to the cart, by what they say. After a reload nobody can tell what became of them. */
  underWay: readonly string[]
  /** Additions that have been answered, and all that were pressed for; `null`: none are under way. */
  adding: { done: number; all: number } | null
  /** Lines that another tab has under way: until it is done, none can be taken off here, to come back when it is added. */
  elsewhere: readonly string[]
}

/** The pad, and the customer and session that it belongs to. */
const padAtom = atom<{ owner: string; pad: Pad } | null>(null)

/**
 * The signed-in customer's pad. Use it where lines are typed and where they are added: it is one for all widgets and all
 * tabs, outlives the page for 7 days, and goes on being emptied while the customer looks at another page.
 */
export function usePad() {
  const { say, client } = usePortal()
  const store = usePortalStore()
  const number = usePortalAtomValue(sessionNumberAtom)
  const latest = usePortalAtomValue(padAtom)
  const stored = useStored('draft', padDraft, 'quick-order')
  const { user: username } = useStoredOwner()
  const owner = JSON.stringify([number, username])
  const unsure = say(noticesWords).unsureAdded

  const doubts = (lines: readonly string[]) =>
    Object.fromEntries(lines.map((line): [string, PadFailure] => [line, { message: unsure, isUnsure: true }]))

  const begun = useMemo((): Pad => {
    const { text = '', underWay = [], unsure = [] } = stored.read() ?? {}
    return { text, failures: doubts(unsure), underWay: [], adding: null, elsewhere: underWay }
    // The stored pad is the owner's, and opened anew at each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [owner, unsure])

  /** Returns the lines that are stored as under way, save those of `pad`. */
  const withoutOwn = (pad: Pad): string[] => {
    const own = new Set([...pad.underWay, ...unsureOf(pad)])
    return (stored.read()?.underWay ?? []).filter((line) => !own.has(line))
  }

  /** The pad as it stands at this moment: another tab may have changed it before this page was told. */
  const present = (): Pad => {
    const known = store.get(padAtom)
    const pad = known?.owner === owner ? known.pad : begun
    const draft = stored.read()
    if (!draft) return { ...pad, elsewhere: [] }
    const doubted = [...draft.unsure, ...draft.underWay]
    const failures = Object.entries(pad.failures).filter(
      ([line, { isUnsure }]) => !isUnsure || doubted.includes(line),
    )
    return {
      ...pad,
      text: draft.text,
      failures: { ...doubts(draft.unsure), ...Object.fromEntries(failures) },
      elsewhere: withoutOwn(pad),
    }
  }

  /**
   * Changes the pad. A change that comes after the session has ended is dropped: what became of the lines under way is not
   * known then, as the stored draft says.
   */
  const change = (changed: (pad: Pad) => Partial<Pad>) => {
    if (store.get(sessionNumberAtom) !== number) return
    const pad = present()
    const part = changed(pad)
    const next = { ...pad, ...part }
    store.set(padAtom, { owner, pad: next })
    // Nothing of it is stored: the text as this tab knows it could bring a line back that another one has just added.
    if (Object.keys(part).every((name) => name === 'adding')) return
    stored.write({
      text: next.text,
      underWay: [...next.elsewhere, ...next.underWay],
      unsure: unsureOf(next).filter((line) => hasLines(next.text, [line])),
    })
  }

  /**
   * Does `work` when no other tab adds lines. What one of them has under way still, at that time, it left behind as it was
   * closed or loaded again: nobody can tell what became of it.
   */
  const inTurn = (work: () => Promise<void>) =>
    withLock(`trade:pad:${client.configuration.endpoint}:${username}`, () => {
      change(({ elsewhere, failures }) =>
        elsewhere.length > 0 ? { elsewhere: [], failures: { ...failures, ...doubts(elsewhere) } } : {},
      )
      return work()
    })

  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (key?.endsWith(':quick-order')) store.set(padAtom, { owner, pad: present() })
  })
  useEffect(() => {
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  return {
    pad: latest?.owner === owner ? latest.pad : begun,
    present,
    change,
    inTurn,
  }
}

function unsureOf({ failures }: Pad): string[] {
  return Object.entries(failures).flatMap(([line, { isUnsure }]) => (isUnsure ? [line] : []))
}
