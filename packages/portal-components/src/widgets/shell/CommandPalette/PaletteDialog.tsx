import { useState } from 'react'
import { useSetPortalAtom } from '../../../context/atoms'
import { recentMessagesOpenAtom } from '../../../context/notices'
import { usePortal } from '../../../context/PortalContext'
import { useStoredOwner } from '../../../context/stored/useStored'
import { createRecentEntries } from './recentEntries'
import type { PaletteEntry } from './paletteEntries'
import { Modal } from '../../../parts/Modal'
import { PaletteSearch } from './PaletteSearch'
import { usePaletteGroups } from './usePaletteGroups'
import { paletteWords } from '../../../messages/keyboard'

export interface PaletteDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The palette over the page. What it searches is read once it is open. */
export function PaletteDialog({ isOpen, onOpenChange }: PaletteDialogProps) {
  const { say, navigate } = usePortal()
  const [text, setText] = useState('')
  const showMessages = useSetPortalAtom(recentMessagesOpenAtom)
  const recents = createRecentEntries(useStoredOwner())
  const found = usePaletteGroups({ search: text.trim(), recents: recents.read() })

  const go = (entry: PaletteEntry) => {
    onOpenChange(false)
    if (entry.opens) return showMessages(true)
    recents.add(entry)
    navigate(entry.to)
  }
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={say(paletteWords).title}>
      <PaletteSearch text={text} onTextChange={setText} found={found} onGo={go} />
    </Modal>
  )
}
