import { useInsertionEffect } from 'react'
import type { ReactNode } from 'react'

export interface ShownProps {
  children: ReactNode
  /** Called once all of it is in the page, before anything is measured or painted. */
  onShow: () => void
}

/** Tells when what it holds takes the place of what stood there before. */
export function Shown({ children, onShow }: ShownProps) {
  useInsertionEffect(onShow, [])
  return children
}
