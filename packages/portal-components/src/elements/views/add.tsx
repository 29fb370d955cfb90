import { useState } from 'react'
import type { Product } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { AddProduct } from '../../surfaces/AddProduct/AddProduct'
import { AddTally } from '../../surfaces/AddTally/AddTally'
import { InCartSums } from '../../surfaces/InCart/InCartSums'
import type { ElementInput, ElementView } from '../elementView'
import { productsMessages } from '../../messages/catalogue'
import { productQuery } from '../../data/catalogue/catalogue'
import { useRead } from '../../data/useRead'

export const view: ElementView = (element) => <Add {...element} />

function Add(element: ElementInput) {
  const words = useMessages(productsMessages)
  const [isTallying, setTallying] = useState(false)
  const product = useItem(element)
  if (!product) return null
  const unit = product.units[0] ?? ''
  return (
    <InCartSums>
      <AddProduct product={product} unit={unit} addLabel={words.add} onTally={() => setTallying(true)} />
      <AddTally product={isTallying ? product : null} unit={unit} onClose={() => setTallying(false)} />
    </InCartSums>
  )
}

/** Returns the product of a control: the product around it, or the one named by its attribute. */
export function useItem({ attribute, property }: ElementInput): Product | null {
  const { client, session } = usePortal()
  const around = property('item') as Product | undefined
  const productId = attribute('product') ?? ''
  const { data } = useRead(productQuery(client, productId), { isEnabled: !around && productId !== '' })
  return session.status === 'signedIn' ? (around ?? data ?? null) : null
}
