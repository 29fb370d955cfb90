import type { FluidClient } from '@trade-portal/fluid-sdk'

/** Timeout for the other tab. A tab with the session answers at once; a sleeping tab, or an unrelated one, does not. */
const TIMEOUT_MS = 1_000
/** How long after a press the opened tab may ask. It covers a slow connection and an open context menu. */
const PRESS_MS = 60_000
/** Presses that open a link in a new tab, or may. */
const presses = ['click', 'auxclick', 'contextmenu', 'dragstart'] as const

/** The question to the other tab, by client, and whether it was answered or timed out. */
const questions = new WeakMap<FluidClient, { answer: Promise<unknown>; isOver: boolean }>()

/**
 * Returns whether the page is the first one in a tab opened by a page of the same origin, so that it may ask for that
 * tab's session (decision E7h). A typed address has no such referrer. The session shared by all tabs may be another
 * customer's.
 */
export function mayTakeSession(client: FluidClient): boolean {
  if (typeof document === 'undefined' || questions.get(client)?.isOver) return false
  if (client.session.current()?.isRemembered === false || isReloaded()) return false
  return history.length === 1 && document.referrer.startsWith(`${location.origin}/`)
}

const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')

/** Asks the tab that opened this one for its session, once. */
export async function takeSession(client: FluidClient): Promise<void> {
  if (!mayTakeSession(client)) return
  const question = questions.get(client) ?? {
    answer: client.session.takeOver(location.href, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    isOver: false,
  }
  questions.set(client, question)
  await question.answer
  question.isOver = true
}

/**
 * Hands the session of this tab to the tabs opened from it. A tab counts as opened from here if a link to its address was
 * pressed. Use it once for a client.
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
  /** Finds the press that opened a tab at this address. Each press serves one tab. */
  const take = (address: string) => {
    const press = pressed.findLast((each) => each.address === address)
    pressed = pressed.filter((each) => each !== press)
    return press !== undefined && performance.now() - press.at < PRESS_MS
  }
  const share = () => {
    stop ??= client.session.handOver(take)
  }
  /** Stops listening, because no browser keeps a page in its back/forward cache while it listens. */
  const leave = () => {
    stop?.()
    stop = null
  }

  share()
  // Earlier presses belong to the previous customer.
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
