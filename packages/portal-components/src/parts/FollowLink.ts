import { createContext, use } from 'react'
import type { MouseEvent } from 'react'

/** Goes to the address of a link that was pressed; `null` leaves that to the browser. */
export const FollowLink = createContext<((address: string) => void) | null>(null)

/**
 * Follows plain links as a `Link` is followed: by the host's own router, unless the press asks for another tab. Use it
 * around many links, of which each being a `Link` would cost too much.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const follow = use(FollowLink)
  return (event) => {
    if (!follow || event.defaultPrevented) return
    const link = (event.target as Element).closest('a')
    const address = link?.getAttribute('href')
    if (!link || address == null || !isOfThisPage(link) || wantsAnother(event)) return
    event.preventDefault()
    follow(address)
  }
}

function isOfThisPage({ target, origin }: HTMLAnchorElement): boolean {
  return (target === '' || target === '_self') && origin === location.origin
}

/** Asks for a new tab, a new window or a file. */
function wantsAnother({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
