import { useState } from 'react'
import { usePortal } from '../../context/PortalContext'
import { AddProduct } from '../../surfaces/AddProduct/AddProduct'
import { AddTally } from '../../surfaces/AddTally/AddTally'
import { InCartSums } from '../../surfaces/InCart/InCartSums'
import type { ElementInput, ElementView } from '../elementView'
import { useItem } from '../useItem'
import { productsWords } from '../../messages/catalogue'

export const view: ElementView = (element) => <Add {...element} />

function Add(element: ElementInput) {
  const { say } = usePortal()
  const [isTallying, setTallying] = useState(false)
  const product = useItem(element)
  if (!product) return null
  const unit = product.units[0] ?? ''
  return (
    <InCartSums>
      <AddProduct
        product={product}
        unit={unit}
        addLabel={say(productsWords).add}
        onTally={() => setTallying(true)}
      />
      <AddTally product={product} unit={unit} isOpen={isTallying} onOpenChange={setTallying} />
    </InCartSums>
  )
}
