import type { TallyLength } from '@trade-portal/fluid-sdk'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { TallyModal } from '../surfaces/TallyModal/TallyModal'
import type { TallyModalProps } from '../surfaces/TallyModal/TallyModal'
import type { SandboxSetting } from './merchantClient'
import { renderPortal } from './renderPortal'

/** A product with lengths on offer. */
export const pine = { id: 'PINE9045H2', name: 'Structural Pine', unit: 'm', price: 49_200 }
/** A product of free lengths. */
export const beam = { id: 'LVL20045', name: 'LVL Beam', unit: 'm', price: 100_000 }

type Settings = Partial<TallyModalProps> & { setting?: SandboxSetting }

/** Opens the modal as a listing does, for a beam, with a button to open it again. */
export async function openTally({ setting, ...props }: Settings = {}) {
  const onSubmit = vi.fn<(tally: TallyLength[]) => Promise<void>>(async () => undefined)
  function Host() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open again</button>
        {isOpen && (
          <TallyModal
            product={beam}
            mode="add"
            draftName="tally"
            isOpen
            onOpenChange={setIsOpen}
            onSubmit={onSubmit}
            {...props}
          />
        )}
      </>
    )
  }
  const portal = await renderPortal(<Host />, setting)
  const dialog = await screen.findByRole('dialog')
  return { ...portal, onSubmit: props.onSubmit ?? onSubmit, dialog }
}
