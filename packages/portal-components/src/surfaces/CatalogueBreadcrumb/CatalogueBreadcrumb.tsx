import type { BreadcrumbStep } from '../../routes/catalogueLevels'
import { productsPath } from '../../routes/cataloguePaths'
import { Breadcrumb } from '../../parts/Breadcrumb'
import { usePortal } from '../../context/PortalContext'

export interface CatalogueBreadcrumbProps {
  /** From 'Products' to the current category, type or class. */
  steps: BreadcrumbStep[]
}

/** Breadcrumb from 'Products' to a category, type or class. Each step but the last is a link. */
export function CatalogueBreadcrumb({ steps }: CatalogueBreadcrumbProps) {
  const { hrefFor } = usePortal()
  const items = steps.map(({ name, cataloguePath }, index) => {
    const path = productsPath(cataloguePath)
    return { id: path, name, href: index < steps.length - 1 ? hrefFor(path) : undefined }
  })
  return <Breadcrumb items={items} />
}
