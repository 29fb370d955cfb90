import type { PlaceStep } from '../../places/cataloguePlaces'
import { productsPath } from '../../places/cataloguePaths'
import { Breadcrumb } from '../../parts/Breadcrumb'
import { usePortal } from '../../context/PortalContext'

export interface PlaceBreadcrumbProps {
  /** From 'Products' to the current category, type or class. */
  steps: PlaceStep[]
}

/** Breadcrumb from 'Products' to a category, type or class. Each step but the last is a link. */
export function PlaceBreadcrumb({ steps }: PlaceBreadcrumbProps) {
  const { hrefFor } = usePortal()
  const items = steps.map(({ name, place }, index) => {
    const path = productsPath(place)
    return { id: path, name, href: index < steps.length - 1 ? hrefFor(path) : undefined }
  })
  return <Breadcrumb items={items} />
}
