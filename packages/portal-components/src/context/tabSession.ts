import type { FluidClient } from '@trade-portal/fluid-sdk'

/**
 * A tab that has the session answers at once; one that sleeps, or has not opened this one, is waited for no longer. Where
 * no tab has a session of its own, none is waited for.
 */
const PATIENCE_MS = 1_000
/** Time in which a tab that a press opens has asked, on a slow line too. A link's menu may stand open for as long. */
const PRESS_MS = 60_000
/** Presses that open a link in a tab of its own, or may. */
const presses = ['click', 'auxclick', 'contextmenu', 'dragstart'] as const

/** By client: the question to the other tab, and whether it was answered or given up. */
const questions = new WeakMap<FluidClient, { answer: Promise<unknown>; isOver: boolean }>()

/**
 * Returns whether the page is the first of a tab that a page of the same origin has opened (a typed address has no such
 * referrer), so that the session of that tab may be asked for (decision E7h). The session that all tabs share may be
 * another customer's.
 */
export function mayTakeSession(client: FluidClient): boolean {
  if (typeof document === 'undefined' || questions.get(client)?.isOver) return false
  if (client.session.current()?.isRemembered === false || isReloaded()) return false
  return history.length === 1 && document.referrer.startsWith(`${location.origin}/`)
}

const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')

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
  let pressed: { address: string; at: number }[] = []
  let stop: (() => void) | null = null

  const note = (event: Event) => {
    const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement)
    if (!link?.href || !opensTab(event, link)) return
    const at = event.timeStamp
    pressed = [...pressed.filter((press) => at - press.at < PRESS_MS), { address: link.href, at }]
  }
  /** Finds the press that opened a tab at this address. Each answers once. */
  const take = (address: string) => {
    const press = pressed.findLast((each) => each.address === address)
    pressed = pressed.filter((each) => each !== press)
    return press !== undefined && performance.now() - press.at < PRESS_MS
  }
  const share = () => {
    stop ??= client.session.handOver(take)
  }
  /** A page that waits for Back is kept by no browser while it listens. */
  const leave = () => {
    stop?.()
    stop = null
  }

  share()
  // A press is of the customer who was here.
  const stopFollowing = client.session.subscribe(() => (pressed = []))
  for (const type of presses) document.addEventListener(type, note, true)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', share)
  return () => {
    leave()
    stopFollowing()
    for (const type of presses) document.removeEventListener(type, note, true)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', share)
  }
}

function opensTab(event: Event, link: HTMLAnchorElement): boolean {
  if (event.type === 'auxclick') return event instanceof MouseEvent && event.button === 1
  if (event.type !== 'click') return true
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  return ctrlKey || metaKey || shiftKey || (link.target !== '' && link.target !== '_self')
}
