import type { CartLine, CustomList } from '@trade-portal/fluid-sdk'
import { useEffect, useRef, useState } from 'react'
import { Confirm } from '../../parts/Confirm'
import { usePortal } from '../../PortalContext'
import { useRemoveListLine } from '../../queries/lists'
import { useLatest } from '../../state/useLatest'
import { useRowFocus } from '../../surfaces/CartLines/useRowFocus'
import { ListRow } from './ListRow'
import * as S from './CustomList.styles'

/** The goods of a list in rows; on narrow containers each row is a card. */
export function ListTable({ list }: { list: CustomList }) {
  const { messages } = usePortal()
  const words = messages.lists
  const removeLine = useRemoveListLine(list.id)
  const { listRef, keepFocusAt } = useRowFocus<HTMLTableSectionElement>()
  const [asked, setAsked] = useState<CartLine | null>(null)
  const shown = useLatest(asked)
  const removed = useRef<{ index: number; count: number } | null>(null)
  const count = list.lines.length

  // The focus goes on when the row has gone, which is a moment after the merchant has said so.
  useEffect(() => {
    if (!removed.current || count >= removed.current.count) return
    keepFocusAt(removed.current.index)
    removed.current = null
  }, [count, keepFocusAt])

  const remove = (line: CartLine) => {
    setAsked(null)
    removeLine.mutate(line, {
      onSuccess: () => {
        removed.current = { index: list.lines.indexOf(line), count }
      },
    })
  }
  const removing = removeLine.isPending ? removeLine.variables.id : null

  return (
    <>
      {/* The roles stand in words: a table that is laid out as cards would lose its own. */}
      <S.Table role="table" aria-label={list.name}>
        <S.TableHead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {words.sku}
            </th>
            <th role="columnheader" scope="col">
              {words.description}
            </th>
            <S.QuantityHead role="columnheader" scope="col">
              {words.quantity}
            </S.QuantityHead>
            <th role="columnheader" scope="col">
              {words.unit}
            </th>
            {!list.isGeneric && (
              <S.RemoveHead role="columnheader" scope="col">
                {words.actions}
              </S.RemoveHead>
            )}
          </tr>
        </S.TableHead>
        <S.TableBody ref={listRef} role="rowgroup">
          {list.lines.map((line) => (
            <ListRow
              key={line.id}
              line={line}
              isBusy={removing === line.id}
              onRemove={list.isGeneric ? undefined : () => setAsked(line)}
            />
          ))}
        </S.TableBody>
      </S.Table>
      {shown && (
        <Confirm
          isOpen={asked !== null}
          onOpenChange={() => setAsked(null)}
          title={words.removeLineTitle}
          confirmLabel={words.removeLineConfirm}
          cancelLabel={messages.common.cancel}
          closeLabel={messages.common.close}
          tone="critical"
          onConfirm={() => remove(shown)}
        >
          {words.removeLineNote(shown.name)}
        </Confirm>
      )}
    </>
  )
}
