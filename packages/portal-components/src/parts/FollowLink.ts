import { createContext, use } from 'react'
import type { MouseEvent } from 'react'

/** Navigates to the address of a pressed link. */
type Follow = (address: string) => void

/** The host's router; `null` leaves links to the browser. */
export const FollowLink = createContext<Follow | null>(null)

/**
 * Returns a click handler that follows plain links with the host's router, unless a new tab is asked for. Use it around
 * many links, where a `Link` for each would cost too much.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const follow = use(FollowLink)
  return (event) => followLink(event, follow)
}

/** Follows the pressed link, unless another handler has prevented it. */
export function followLink(event: MouseEvent, follow: Follow | null) {
  if (!follow || event.defaultPrevented) return
  const link = (event.target as Element).closest('a')
  const address = link?.getAttribute('href')
  if (!link || address == null || !isOfThisPage(link) || wantsAnother(event)) return
  event.preventDefault()
  follow(address)
}

function isOfThisPage({ target, origin, download }: HTMLAnchorElement): boolean {
  return (target === '' || target === '_self') && origin === location.origin && download === ''
}

/** Returns true if a press asks for a new tab, a new window or a download. */
export function wantsAnother({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
