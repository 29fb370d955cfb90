import type { PlaceStep } from '../../places/cataloguePlaces'
import { productsPath } from '../../places/cataloguePaths'
import { Breadcrumb } from '../../parts/Breadcrumb'
import { usePortal } from '../../context/PortalContext'

export interface PlaceBreadcrumbProps {
  /** From 'Products' to the place itself. */
  steps: PlaceStep[]
}

/** The way from 'Products' to a place, each step but the last a link. */
export function PlaceBreadcrumb({ steps }: PlaceBreadcrumbProps) {
  const { hrefFor } = usePortal()
  const items = steps.map(({ name, place }, index) => {
    const path = productsPath(place)
    return { id: path, name, href: index < steps.length - 1 ? hrefFor(path) : undefined }
  })
  return <Breadcrumb items={items} />
}
