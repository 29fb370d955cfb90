import { lazy, nothing } from '../../../hooks/lazy'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSingleKeys } from '../../../data/preferences/useSingleKeys'
import { pressRowKey } from '../../../parts/table/rowKeys'
import { usePortal } from '../../../context/PortalContext'
import { usePortalAtom } from '../../../context/atoms'
import { recentMessagesOpenAtom } from '../../../context/notices'
import { isMessagesKey, isTaken, SEQUENCE_MS, shortcutOf } from './shortcutOf'
import { useEntries } from '../../../data/settings/entries'
import { isSwitchedOff } from '../../../routes/routeRules'
import type { PortalPath } from '../../../context/routes'

const ShortcutHelp = lazy(async () => (await import('./ShortcutHelp')).ShortcutHelp, { fallback: nothing })
const RecentMessages = lazy(async () => (await import('./RecentMessages')).RecentMessages, {
  fallback: nothing,
})

export interface KeyboardShortcutsProps {
  /** Focuses the page's search field. Without it, `/` does nothing. */
  onSearch?: () => void
}

/**
 * Handles the keys of the whole page: `?` lists them, F6 opens the recent notices. It renders nothing until then. Use
 * it in a shell that owns the page; leave it out of a foreign page.
 */
export function KeyboardShortcuts({ onSearch }: KeyboardShortcutsProps) {
  const { navigate } = usePortal()
  const singleKeys = useSingleKeys()
  const hasRoute = useHasRoutes()
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const begunAt = useRef(-SEQUENCE_MS)

  const [hasMessagesOpen, setHasMessagesOpen] = usePortalAtom(recentMessagesOpenAtom)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isMessagesKey(event)) {
      event.preventDefault()
      return setHasMessagesOpen(true)
    }
    if (isTaken(event)) return
    const shortcut = shortcutOf(event.key, event.timeStamp - begunAt.current < SEQUENCE_MS)
    begunAt.current = -SEQUENCE_MS
    // `?` always works, because its dialog is where the keys are switched on again.
    if (!shortcut || (!singleKeys.areOn && shortcut.does !== 'help')) return
    switch (shortcut.does) {
      case 'begin':
        begunAt.current = event.timeStamp
        return
      case 'go':
        if (hasRoute(shortcut.to)) navigate(shortcut.to)
        return
      case 'help':
        event.preventDefault()
        setHasOpened(true)
        return setIsOpen(true)
      case 'search':
        // The key itself must not be typed in the field.
        event.preventDefault()
        return onSearch?.()
      case 'next':
      case 'previous':
      case 'select':
        if (pressRowKey(document, shortcut.does)) event.preventDefault()
    }
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      {hasOpened && (
        <ShortcutHelp isOpen={isOpen} onOpenChange={setIsOpen} hasRoute={hasRoute} singleKeys={singleKeys} />
      )}
      {hasMessagesOpen && <RecentMessages onOpenChange={setHasMessagesOpen} />}
    </>
  )
}

/**
 * Returns a check for routes: true if the host has the route and the settings allow it. Use it where keys lead to
 * routes.
 */
function useHasRoutes() {
  const { routes, settings } = usePortal()
  const entries = useEntries('topbuttonbar')
  return (to: PortalPath) => (!routes || routes.includes(to)) && !isSwitchedOff(to, { settings, entries })
}
