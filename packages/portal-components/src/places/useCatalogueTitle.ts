import type { CataloguePlace } from '@trade-portal/fluid-sdk'
import { findPlace, titleOf } from './cataloguePlaces'
import { usePortal } from '../context/PortalContext'
import { menuQuery } from '../data/catalogue/catalogue'
import { useRead } from '../data/useRead'
import { catalogueWords } from '../messages/catalogue'

/** The title of a place in the catalogue, for a page that names itself by it. */
export function useCatalogueTitle(place: CataloguePlace): string {
  const { client, say } = usePortal()
  const menu = useRead(menuQuery(client))
  const { found } = findPlace(menu.data ?? [], place)
  return found ? titleOf(found, say) : say(catalogueWords).root
}
