import type { Product } from '@trade-portal/fluid-sdk'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePortal } from '../context/PortalContext'
import { useInCart } from '../surfaces/InCart/InCartSums'
import { fillMarks, pieceValues } from './pieceValues'

export interface PageRowEndProps {
  /** A child of the element. */
  template: HTMLTemplateElement
  product: Product
}

/**
 * The page's `<template slot="row-end">` at the end of a product's row. Its copy is a child of the element, so the
 * page's own styles apply to it.
 */
export function PageRowEnd({ template, product }: PageRowEndProps) {
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
