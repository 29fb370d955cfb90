import { cartQuery } from '../cart/cartQuery'
import type { Prefetch } from '../prefetch'
import { entriesQuery } from './settings'

/** Returns the first queries of the frame around the pages: the menus and the cart. */
export const shellPrefetch: Prefetch = ({ client }) => [
  entriesQuery(client, 'topbuttonbar'),
  entriesQuery(client, 'bottomlinkbar'),
  cartQuery(client),
]
