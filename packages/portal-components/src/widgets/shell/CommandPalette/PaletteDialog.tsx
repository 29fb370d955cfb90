import { useState } from 'react'
import { useSetPortalAtom } from '../../../context/atoms'
import { recentMessagesOpenAtom } from '../../../context/notices'
import { usePortal } from '../../../context/PortalContext'
import { useStoredOwner } from '../../../context/stored/useStored'
import type { PaletteEntry } from './paletteEntries'
import { Modal } from '../../../parts/Modal'
import { PaletteSearch } from './PaletteSearch'
import { usePaletteGroups } from './usePaletteGroups'
import { paletteWords } from '../../../messages/keyboard'
import { isRecord, listOf } from '../../../context/stored/checks'
import type { Check } from '../../../context/stored/checks'
import { openStored } from '../../../context/stored/openStored'
import type { StoredOwner } from '../../../context/stored/openStored'

export interface PaletteDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The palette in a modal. Its data is loaded when it opens. */
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
 * Stores the customer's last entries of the palette, the latest first: for 90 days, or for the browser tab if the
 * session is not remembered.
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
  // Only routes of the portal, never URLs of another origin.
  const isEntry = typeof to === 'string' && /^\/(?![/\\])/.test(to)
  return isEntry && typeof name === 'string' && typeof note === 'string' ? { to, name, note } : null
}
