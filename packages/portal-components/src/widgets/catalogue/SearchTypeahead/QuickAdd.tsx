import type { Product } from '@trade-portal/fluid-sdk'
import { Plus, Ruler } from 'lucide-react'
import { usePortal } from '../../../context/PortalContext'
import * as S from './SearchPanel.styles'
import { productsWords } from '../../../messages/catalogue'
import { searchWords } from '../../../messages/search'

export interface QuickAddProps {
  product: Product
  /** Row of the list that it stands beside, from 1. */
  row: number
  onAdd: (product: Product) => void
}

/** Adds a found product at once, or asks for its lengths. It stands beside the option, which may hold no button. */
export function QuickAdd({ product, row, onAdd }: QuickAddProps) {
  const { say } = usePortal()
  const { id, name, isTally, units } = product
  const label = isTally ? say(productsWords).tallyOf(name) : say(searchWords).addOne(units[0] ?? '', name)
  return (
    <S.QuickAdd
      style={{ gridRow: row }}
      aria-label={label}
      data-product={id}
      isBeside
      onPress={() => onAdd(product)}
    >
      {isTally ? <Ruler aria-hidden /> : <Plus aria-hidden />}
    </S.QuickAdd>
  )
}
