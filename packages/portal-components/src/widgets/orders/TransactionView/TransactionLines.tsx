import type { TransactionLine } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { Heading } from '../../../parts/Heading'
import { DataTable } from '../../../parts/table/DataTable'
import { usePortal } from '../../../context/PortalContext'
import { transactionTable } from './transactionTable'
import * as S from './TransactionView.styles'
import { cartWords } from '../../../messages/cart'
import { transactionWords } from '../../../messages/transaction'

/** Lists the goods, line by line; on narrow containers each line is a card. */
export function TransactionLines({ lines }: { lines: TransactionLine[] }) {
  const { formats, say, settings } = usePortal()
  const words = say(transactionWords)
  const table = useMemo(() => transactionTable({ formats, say }), [formats, say])
  return (
    <S.Lines>
      <S.LinesHead>
        <Heading level={2}>{words.items(lines.length)}</Heading>
        <S.Muted>
          {settings.isTaxInclusive ? say(cartWords).pricesIncludeTax : say(cartWords).pricesExcludeTax}
        </S.Muted>
      </S.LinesHead>
      {lines.length > 0 ? (
        <DataTable
          label={words.lines}
          table={table}
          rows={lines}
          rowKey={keyOf}
          searchNote={words.searchNote}
        />
      ) : (
        <Card>
          <EmptyState title={words.noItems} />
        </Card>
      )}
    </S.Lines>
  )
}

function keyOf({ id }: TransactionLine): string {
  return String(id)
}
