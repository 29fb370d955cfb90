import { atom } from 'jotai'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { usePortalAtomValue, usePortalStore } from '../../context/atoms'
import { usePortal, useMessages } from '../../context/PortalContext'
import { sessionNumberAtom } from '../../context/customerAtom'
import { useStored, useStoredOwner } from '../../context/stored/openStored'
import type { PadFailure } from './judgePad'
import { withLock } from '../withLock'
import { hasLines } from './mendPad'
import { noticesMessages } from '../../messages/common'
import { isRecord, listOf, text } from '../../context/stored/checks'
import type { Check } from '../../context/stored/checks'

export interface Pad {
  /** As typed, one product per line. Everything else follows from it. */
  text: string
  /** Why lines were not added, by text. */
  failures: Readonly<Record<string, PadFailure>>
  /** Lines being added to the cart, by text. After a reload their outcome is unknown. */
  underWay: readonly string[]
  /** Answered additions and the total of the press; `null` while nothing is being added. */
  adding: { done: number; all: number } | null
  /** Lines being added by another tab. Removed here, they would come back when it has finished. */
  elsewhere: readonly string[]
}

/** The pad, and the customer and session that it belongs to. */
const padAtom = atom<{ owner: string; pad: Pad } | null>(null)

/**
 * Returns the signed-in customer's pad. Use it where lines are typed and where they are added: all widgets and tabs
 * share it, it outlives the page by 7 days, and it continues to be emptied while the customer looks at another page.
 */
export function usePad() {
  const { client } = usePortal()
  const { unsureAdded: unsure } = useMessages(noticesMessages)
  const store = usePortalStore()
  const number = usePortalAtomValue(sessionNumberAtom)
  const latest = usePortalAtomValue(padAtom)
  const stored = useStored('draft', padDraft, 'quick-order')
  const { user: username } = useStoredOwner()
  const owner = JSON.stringify([number, username])

  const doubts = (lines: readonly string[]) =>
    Object.fromEntries(lines.map((line): [string, PadFailure] => [line, { message: unsure, isUnsure: true }]))

  const begun = useMemo((): Pad => {
    const { text = '', underWay = [], unsure = [] } = stored.read() ?? {}
    return { text, failures: doubts(unsure), underWay: [], adding: null, elsewhere: underWay }
    // The stored pad belongs to the owner, and is opened again at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [owner, unsure])

  /** Returns the current pad: another tab may have changed it before this page was notified. */
  const current = (): Pad => {
    const known = store.get(padAtom)
    const pad = known?.owner === owner ? known.pad : begun
    const draft = stored.read()
    if (!draft) return { ...pad, elsewhere: [] }
    const own = new Set([...pad.underWay, ...unsureOf(pad)])
    const doubted = [...draft.unsure, ...draft.underWay]
    const failures = Object.entries(pad.failures).filter(
      ([line, { isUnsure }]) => !isUnsure || doubted.includes(line),
    )
    return {
      ...pad,
      text: draft.text,
      failures: { ...doubts(draft.unsure), ...Object.fromEntries(failures) },
      elsewhere: draft.underWay.filter((line) => !own.has(line)),
    }
  }

  /** Changes the pad, unless the session has ended. The stored draft then keeps the open additions as unclear. */
  const change = (changed: (pad: Pad) => Partial<Pad>) => {
    if (store.get(sessionNumberAtom) !== number) return
    const pad = current()
    const part = changed(pad)
    const next = { ...pad, ...part }
    store.set(padAtom, { owner, pad: next })
    // Nothing is stored: this tab's text could bring back a line that another one has just added.
    if (Object.keys(part).every((name) => name === 'adding')) return
    stored.write({
      text: next.text,
      underWay: [...next.elsewhere, ...next.underWay],
      unsure: unsureOf(next).filter((line) => hasLines(next.text, [line])),
    })
  }

  /**
   * Runs `work` while no other tab adds lines. Lines still marked as being added by then were left by a closed or
   * reloaded tab, so their outcome is unknown.
   */
  const inTurn = (work: () => Promise<void>) =>
    withLock(`trade:pad:${client.configuration.endpoint}:${username}`, () => {
      change(({ elsewhere, failures }) =>
        elsewhere.length > 0 ? { elsewhere: [], failures: { ...failures, ...doubts(elsewhere) } } : {},
      )
      return work()
    })

  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (key?.endsWith(':quick-order')) store.set(padAtom, { owner, pad: current() })
  })
  useEffect(() => {
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  return { pad: latest?.owner === owner ? latest.pad : begun, current, change, inTurn }
}

function unsureOf({ failures }: Pad): string[] {
  return Object.entries(failures).flatMap(([line, { isUnsure }]) => (isUnsure ? [line] : []))
}

/** The stored pad, shared by all tabs of a customer. */
export interface PadDraft {
  text: string
  /** Lines being added to the cart, in any tab. */
  underWay: string[]
  /** Lines that may or may not have been added. */
  unsure: string[]
}

export const padDraft: Check<PadDraft> = (value) =>
  isRecord(value) && typeof value.text === 'string'
    ? { text: value.text, underWay: lines(value.underWay), unsure: lines(value.unsure) }
    : null

/** The first version stored the lines as JSON within JSON. */
function lines(stored: unknown): string[] {
  try {
    return listOf(text)(typeof stored === 'string' ? JSON.parse(stored) : stored) ?? []
  } catch {
    return []
  }
}
