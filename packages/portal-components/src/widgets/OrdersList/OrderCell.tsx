import type { ReactNode } from 'react'
import { orderColumns } from './orderColumns'
import type { OrderColumn } from './orderColumns'
import * as S from './OrderRow.styles'

export interface OrderCellProps {
  column: OrderColumn
  /** Stands before the value on a card, which has no head. */
  label?: string
  children: ReactNode
}

/** A value of a row, in the place of its column. */
export function OrderCell({ column, label, children }: OrderCellProps) {
  const index = orderColumns.findIndex(({ id }) => id === column)
  return (
    <S.Cell role="cell" data-column={column} aria-colindex={index + 1}>
      {/* The column's head tells a screen reader. */}
      {label && <S.Label aria-hidden>{label}</S.Label>}
      {label ? <span>{children}</span> : children}
    </S.Cell>
  )
}
