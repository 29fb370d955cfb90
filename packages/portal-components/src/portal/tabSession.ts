import type { FluidClient } from '@trade-portal/fluid-sdk'

/** A tab that has the session answers at once; one that sleeps, or is gone, is waited for no longer. */
const PATIENCE_MS = 1_000
/** More presses than anybody has tabs waiting for an answer. */
const MOST_PRESSED = 50
const presses = ['pointerdown', 'click', 'contextmenu', 'dragstart'] as const

/** By client: the question to the other tab, and whether it was answered or given up. */
const questions = new WeakMap<FluidClient, { answer: Promise<unknown>; isOver: boolean }>()

/**
 * Tells whether the page is the first of a tab that a page of the same origin has opened (a typed address has no such
 * referrer), so that the session of that tab may be asked for (decision E7h).
 */
export function mayTakeSession(client: FluidClient): boolean {
  if (typeof document === 'undefined' || questions.get(client)?.isOver) return false
  if (client.session.current()) return false
  return history.length === 1 && document.referrer.startsWith(`${location.origin}/`)
}

/** Asks the tab that has opened this one for its session, once. */
export async function takeSession(client: FluidClient): Promise<void> {
  if (!mayTakeSession(client)) return
  const question = questions.get(client) ?? {
    answer: client.session.takeOver(location.href, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    isOver: false,
  }
  questions.set(client, question)
  await question.answer
  question.isOver = true
}

/**
 * Hands the session of this tab to the tabs that are opened from here: by whichever way, a link was pressed for it. Use it
 * once for a client.
 *
 * @returns a function that stops it.
 */
export function shareSession(client: FluidClient): () => void {
  let pressed: string[] = []
  let stop: (() => void) | null = null

  const note = (event: Event) => {
    const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement)
    if (!link?.href || pressed.at(-1) === link.href) return
    pressed = [...pressed, link.href].slice(-MOST_PRESSED)
  }
  const look = () => {
    const session = client.session.current()
    const isOfTab = session !== null && !session.isRemembered
    if (isOfTab === (stop !== null)) return
    stop?.()
    stop = isOfTab ? client.session.handOver((address) => pressed.includes(address)) : null
    pressed = []
  }
  /** A page that waits for Back is kept by no browser while it listens. */
  const leave = () => {
    stop?.()
    stop = null
  }

  look()
  const stopFollowing = client.session.subscribe(look)
  for (const type of presses) document.addEventListener(type, note, true)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', look)
  return () => {
    leave()
    stopFollowing()
    for (const type of presses) document.removeEventListener(type, note, true)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', look)
  }
}
