import { lazy, nothing } from '../../../hooks/lazy'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOpenings } from '../../../hooks/openings'
import { usePortal } from '../../../context/PortalContext'

const PaletteDialog = lazy(async () => (await import('./PaletteDialog')).PaletteDialog, { fallback: nothing })

/**
 * Opens by Ctrl+K or Command+K and finds any page, product, order, invoice or list by a few letters. It renders and
 * loads nothing until then. Use it in a shell that owns the page.
 */
export function CommandPalette() {
  const { session } = usePortal()
  const [isOpen, setIsOpen] = useState(false)
  const openings = useOpenings(isOpen)
  const isSignedIn = session.status === 'signedIn'

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    const isOurs = event.key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
    if (!isOurs || !isSignedIn) return
    // Another open dialog may hold typed text.
    if (!isOpen && document.querySelector('[role=dialog], [role=alertdialog]')) return
    event.preventDefault()
    setIsOpen(!isOpen)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  // Signing out discards its state.
  if (openings === 0 || !isSignedIn) return null
  return <PaletteDialog key={openings} isOpen={isOpen} onOpenChange={setIsOpen} />
}
