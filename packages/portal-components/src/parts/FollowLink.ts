import { createContext, use } from 'react'
import type { MouseEvent } from 'react'

/** Goes to the address of a link that was pressed. */
type Follow = (address: string) => void

/** The host's own way to a place; `null` leaves links to the browser. */
export const FollowLink = createContext<Follow | null>(null)

/**
 * Follows plain links as a `Link` is followed: by the host's own router, unless the press asks for another tab. Use it
 * around many links, of which each being a `Link` would cost too much.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const follow = use(FollowLink)
  return (event) => followLink(event, follow)
}

/** Follows the link of a press, unless something else has answered it already. */
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

/** Returns whether a press asks for a new tab, a new window or a file. */
export function wantsAnother({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
