import type { Product, TallyLength } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { Button } from '../../../parts/Button'
import { usePortal } from '../../../context/PortalContext'
import { LazyTallyModal } from '../../../surfaces/TallyModal/LazyTallyModal'
import { productsWords } from '../../../messages/catalogue'
import { quickOrderWords } from '../../../messages/quickOrder'

export interface GiveLengthsProps {
  product: Product
  unit: string
  /** Lengths that the line has already. */
  tally: TallyLength[]
  onGive: (tally: TallyLength[]) => void
}

/** Asks for the lengths of a line. */
export function GiveLengths({ product, unit, tally, onGive }: GiveLengthsProps) {
  const { say, settings } = usePortal()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const { id, name, image, customerPrice } = product
  return (
    <>
      <Button
        aria-label={say(productsWords).tallyOf(name)}
        onPress={() => {
          setIsAsked(true)
          setIsOpen(true)
        }}
      >
        {say(quickOrderWords).giveLengths}
      </Button>
      {isAsked && (
        <LazyTallyModal
          product={{ id, name, image, unit, price: customerPrice }}
          mode="update"
          initialTally={tally}
          hidesPrice={settings.hidesProductPrices}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onSubmit={(given) => {
            onGive(given)
            return Promise.resolve()
          }}
        />
      )}
    </>
  )
}
