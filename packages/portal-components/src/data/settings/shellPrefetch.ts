import { cartQuery } from '../cart/cartQuery'
import type { Prefetch } from '../prefetch'
import { entriesQuery } from './settings'

/** What the frame around the pages reads first: the menus and the cart. */
export const shellPrefetch: Prefetch = ({ client }) => [
  entriesQuery(client, 'topbuttonbar'),
  entriesQuery(client, 'bottomlinkbar'),
  cartQuery(client),
]
