import type { Product } from '@trade-portal/fluid-sdk'
import { productQuery } from '../data/catalogue/catalogue'
import { useRead } from '../data/useRead'
import { usePortal } from '../context/PortalContext'
import type { ElementInput } from './elementView'

/** Returns the product of a control: the product around it, or the one named by its attribute. */
export function useItem({ attribute, property }: ElementInput): Product | null {
  const { client, session } = usePortal()
  const around = property('item') as Product | undefined
  const productId = attribute('product') ?? ''
  const { data } = useRead(productQuery(client, productId), { isEnabled: !around && productId !== '' })
  return session.status === 'signedIn' ? (around ?? data ?? null) : null
}
