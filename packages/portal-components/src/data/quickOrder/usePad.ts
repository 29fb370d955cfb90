import { atom } from 'jotai'
import { useMemo } from 'react'
import { usePortalAtomValue, usePortalStore } from '../../portal/atoms'
import { usePortal } from '../../portal/PortalContext'
import { sessionNumberAtom } from '../../portal/sessionAtom'
import { useDraft } from '../drafts/useDraft'
import type { PadFailure } from './judgePad'
import { noticesWords } from '../../words/common'

export interface Pad {
  /** As typed, a product a line. All else follows from it. */
  text: string
  /** Why lines were not added, by what they say. */
  failures: Readonly<Record<string, PadFailure>>
  /** Lines under way to the cart, by what they say. After a reload nobody can tell what became of them. */
  underWay: readonly string[]
  /** Additions that have been answered, and all that were pressed for; `null`: none are under way. */
  adding: { done: number; all: number } | null
}

/** The pad, and the customer and session that it belongs to. */
const padAtom = atom<{ owner: string; pad: Pad } | null>(null)

/**
 * The signed-in customer's pad. Use it where lines are typed and where they are added: it is one for all widgets, outlives
 * the page for 7 days, and goes on being emptied while the customer looks at another page.
 */
export function usePad() {
  const { say, session } = usePortal()
  const store = usePortalStore()
  const number = usePortalAtomValue(sessionNumberAtom)
  const kept = usePortalAtomValue(padAtom)
  const draft = useDraft({ form: 'quick-order', initial: { text: '', underWay: '[]' } })
  const username = session.status === 'signedIn' ? session.session.username : ''
  const owner = JSON.stringify([number, username])
  const unsure = say(noticesWords).unsureAdded

  const begun = useMemo((): Pad => {
    const { text, underWay } = draft.read()
    const tried = textsOf(underWay).map((line) => [line, { message: unsure, isUnsure: true }] as const)
    return { text, failures: Object.fromEntries(tried), underWay: [], adding: null }
    // The draft is the owner's, and made anew at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [owner, unsure])

  const present = () => {
    const latest = store.get(padAtom)
    return latest?.owner === owner ? latest.pad : null
  }

  /** Changes the pad. A change that comes after the session has ended is dropped, as its draft was. */
  const change = (changed: (pad: Pad) => Partial<Pad>) => {
    if (store.get(sessionNumberAtom) !== number) return
    const pad = present() ?? begun
    const next = { ...pad, ...changed(pad) }
    store.set(padAtom, { owner, pad: next })
    const doubtful = Object.entries(next.failures).filter(([, { isUnsure }]) => isUnsure)
    const underWay = [...next.underWay, ...doubtful.map(([line]) => line)]
    draft.write({ text: next.text, underWay: JSON.stringify(underWay) })
  }

  return {
    pad: kept?.owner === owner ? kept.pad : begun,
    present: () => present() ?? begun,
    change,
  }
}

function textsOf(json: string): string[] {
  try {
    const texts: unknown = JSON.parse(json)
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}
