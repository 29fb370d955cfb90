import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { RotateCcw, ShoppingCart } from 'lucide-react'
import type { DataColumn } from '../../parts/table/dataColumns'
import { kindOfType } from '../../routes/transactionPaths'
import type { Messages } from '../../messages/Messages'
import * as S from './OrderAgain.styles'

// The same elements for all rows, so that React skips them.
const cart = <ShoppingCart aria-hidden />
const turn = <RotateCcw aria-hidden />

/** Returns the column with a button that copies an order to the cart. An order is placed again; a quote is copied. */
export const againColumn = (
  words: Messages['orders'],
  onAgain: (order: TransactionSummary) => void,
): DataColumn<TransactionSummary> => ({
  id: 'again',
  name: words.again,
  isNameHidden: true,
  cell: (order) => {
    const isQuote = kindOfType(order.type, 'order') === 'quote'
    const action = isQuote ? words.copyToCart : words.again
    return (
      <button type="button" aria-label={words.of(action, order.number)} onClick={() => onAgain(order)}>
        {isQuote ? cart : turn}
        <span>{action}</span>
      </button>
    )
  },
  styles: S.agains,
  hasControls: true,
  align: 'end',
  width: 44,
  grow: 1,
  skeleton: <S.NoAgain />,
})
