import { useState } from 'react'
import { useSetPortalAtom } from '../../../context/atoms'
import { recentMessagesOpenAtom } from '../../../context/notices'
import { usePortal } from '../../../context/PortalContext'
import { useStoredOwner, openStored } from '../../../context/stored/openStored'
import type { PaletteEntry } from './paletteEntries'
import { Modal } from '../../../parts/Modal'
import { PaletteSearch } from './PaletteSearch'
import { usePaletteGroups } from './usePaletteGroups'
import { paletteWords } from '../../../messages/keyboard'
import { isRecord, listOf } from '../../../context/stored/checks'
import type { Check } from '../../../context/stored/checks'
import type { StoredOwner } from '../../../context/stored/openStored'

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

const MOST = 5

/**
 * Keeps the last things that a customer went to from the palette, the latest first: for 90 days, or for as long as the
 * browser's tab where the session is not remembered.
 */
function createRecentEntries(owner: StoredOwner) {
  const stored = openStored(owner, 'palette', listOf(entry))
  const read = () => (stored.read() ?? []).slice(0, MOST)
  return {
    read,
    add: (added: PaletteEntry) => {
      const others = read().filter(({ to }) => to !== added.to)
      stored.write([added, ...others].slice(0, MOST))
    },
  }
}

const entry: Check<PaletteEntry> = (value) => {
  if (!isRecord(value)) return null
  const { to, name, note } = value
  // An address of the portal, and never one of somebody else's.
  const isEntry = typeof to === 'string' && /^\/(?![/\\])/.test(to)
  return isEntry && typeof name === 'string' && typeof note === 'string' ? { to, name, note } : null
}
