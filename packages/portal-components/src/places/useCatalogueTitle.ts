import type { CataloguePlace } from '@trade-portal/fluid-sdk'
import { useQuery } from '@tanstack/react-query'
import { findPlace, titleOf } from './cataloguePlaces'
import { usePortal } from '../portal/PortalContext'
import { menuQuery } from '../data/catalogue/catalogue'

/** The title of a place in the catalogue, for a page that names itself by it. */
export function useCatalogueTitle(place: CataloguePlace): string {
  const { client, messages } = usePortal()
  const menu = useQuery(menuQuery(client))
  const { found } = findPlace(menu.data ?? [], place)
  return found ? titleOf(found, messages) : messages.catalogue.root
}
