import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../context/PortalContext'
import { lazy, nothing, useLazy } from '../../../hooks/lazy'
import { useBackCloses } from '../../../parts/useBackCloses'
import { IconTrigger } from '../masthead.styles'
import { shellMessages } from '../../../messages/shell'

const PhoneMenuDialog = lazy(async () => (await import('./PhoneMenuDialog')).PhoneMenuDialog, {
  fallback: nothing,
})

export interface PhoneMenuProps {
  /** Path of the current page, such as `/orders`, whose row is highlighted. */
  currentPath?: string | undefined
}

/** The menus of a small screen in a slide-in dialog: one level at a time, with Back and Sign Out. */
export function PhoneMenu({ currentPath = '' }: PhoneMenuProps) {
  const words = useMessages(shellMessages)
  const [isOpen, setIsOpen] = useState(false)
  const { isLoaded, preload } = useLazy(PhoneMenuDialog)
  useBackCloses({ isOpen, onClose: () => setIsOpen(false) })
  const open = async () => {
    setIsOpen(true)
    if (!(await preload())) setIsOpen(false)
  }
  return (
    <>
      <IconTrigger
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onPress={() => void open()}
      >
        <MenuIcon size={22} aria-hidden />
      </IconTrigger>
      {isLoaded && <PhoneMenuDialog isOpen={isOpen} onOpenChange={setIsOpen} currentPath={currentPath} />}
    </>
  )
}
