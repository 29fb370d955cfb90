import type { CataloguePath, Product } from '@trade-portal/fluid-sdk'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { cataloguePathOf } from '../../routes/cataloguePaths'
import { ProductList } from '../../widgets/catalogue/ProductList/ProductList'
import type { Attributes, ElementInput, ElementView, OwnRoutes } from '../elementView'
import { usePortal } from '../../context/PortalContext'
import { useInCart } from '../../surfaces/InCart/InCartSums'
import { fillMarks, pieceValues } from '../pieceValues'

export const view: ElementView = (element) => {
  const { attribute, setAttribute } = element
  const page = attribute('page')
  const search = attribute('search')
  const cataloguePath = attributesPath(element)
  const rowEnd = element.slotted('row-end')
  return (
    <ProductList
      renderEmpty={(usual) => <slot name="empty">{usual}</slot>}
      {...(rowEnd instanceof HTMLTemplateElement && {
        renderRowEnd: (product: Product) => <PageRowEnd template={rowEnd} product={product} />,
      })}
      {...(cataloguePath && { cataloguePath })}
      {...(search !== undefined && {
        search,
        onSearchChange: (term: string) => {
          setAttribute('search', term)
          if (page !== undefined) setAttribute('page', '1')
        },
      })}
      {...(page !== undefined && {
        page: Number(page),
        onPageChange: (next: number) => setAttribute('page', String(next)),
      })}
    />
  )
}

/** Returns the attributes for a search, or for a place in the catalogue. Its segments spell a slash in a name `%2F`. */
export function attributesAt(path: string, query: URLSearchParams): Attributes {
  if (path === '/search') return { search: query.get('value') ?? '' }
  const { categoryId, typeId, classId } = cataloguePathOf(path)
  return { category: categoryId, type: typeId, 'class-id': classId }
}

/** The same element lists another place in the catalogue. */
export const ownRoutes: OwnRoutes = {
  has: (path) => /^\/products\/[^/]+\/[^/]+/.test(path),
  show(path, { setAttribute }) {
    const shown = { page: undefined, search: undefined, ...attributesAt(path, new URLSearchParams()) }
    for (const [name, value] of Object.entries(shown)) setAttribute(name, value ?? null)
  },
}

function attributesPath({ attribute }: ElementInput): CataloguePath | undefined {
  const [categoryId, typeId, classId] = [attribute('category'), attribute('type'), attribute('class-id')]
  if (categoryId === undefined) return undefined
  return { categoryId, ...(typeId !== undefined && { typeId }), ...(classId !== undefined && { classId }) }
}

interface PageRowEndProps {
  /** A child of the element. */
  template: HTMLTemplateElement
  product: Product
}

/**
 * The page's `<template slot="row-end">` at the end of a product's row. Its copy is a child of the element, so the
 * page's own styles apply to it.
 */
function PageRowEnd({ template, product }: PageRowEndProps) {
  const portal = usePortal()
  const inCart = useInCart(product.id)
  const copy = useRef<HTMLElement>(null)
  const slot = `row-end ${product.id}`

  useLayoutEffect(() => {
    const made = document.createElement('div')
    made.slot = slot
    made.dataset['tradeRow'] = ''
    made.append(document.importNode(template.content, true))
    copy.current = made
    template.after(made)
    return () => made.remove()
  }, [template, slot])
  useEffect(() => {
    if (copy.current) fillMarks(copy.current, product, pieceValues(product, inCart, portal))
  })
  return <slot name={slot} />
}
