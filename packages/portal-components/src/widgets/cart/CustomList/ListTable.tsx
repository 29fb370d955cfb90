import type { CartLine, CustomList } from '@trade-portal/fluid-sdk'
import { ClipboardList } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Card } from '../../../parts/Card'
import { Confirm } from '../../../parts/Confirm'
import { DataTable } from '../../../parts/table/DataTable'
import { EmptyState } from '../../../parts/EmptyState'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useRemoveListLine } from '../../../data/lists/lists'
import { useLastShown } from '../../../hooks/openings'
import { useRowFocus } from '../../../surfaces/CartLines/useRowFocus'
import { listTable } from './listColumns'
import * as S from './CustomList.styles'
import { commonMessages } from '../../../messages/common'
import { listsMessages } from '../../../messages/lists'

/** Shorter lists are rendered whole, so that the browser's own search finds every product. */
const WHOLE = 200

/** Table of a list's products, or a message without any. On narrow containers each row is a card. */
export function ListTable({ list }: { list: CustomList }) {
  const portal = usePortal()
  const words = useMessages(listsMessages)
  const common = useMessages(commonMessages)
  const removeLine = useRemoveListLine(list.id)
  const { listRef, restoreFocusAt } = useRowFocus<HTMLDivElement>()
  const emptyRef = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<CartLine | null>(null)
  const shown = useLastShown(asked)
  const removed = useRef<{ index: number; count: number } | null>(null)
  const count = list.lines.length

  // The focus moves once the row is gone, which is a moment after the merchant's answer.
  useEffect(() => {
    if (!removed.current || count >= removed.current.count) return
    if (count > 0) restoreFocusAt(removed.current.index)
    else emptyRef.current?.focus()
    removed.current = null
  }, [count, restoreFocusAt])

  const remove = (line: CartLine) => {
    setAsked(null)
    removeLine.mutate(line, {
      onSuccess: () => {
        removed.current = { index: list.lines.indexOf(line), count }
      },
    })
  }
  const isBusy = ({ id }: CartLine) => removeLine.isPending && removeLine.variables?.id === id
  // The button of a busy row is not disabled: it would lose the focus, which must return after a refusal.
  const ask = (line: CartLine) => {
    if (!isBusy(line)) setAsked(line)
  }

  return (
    <>
      {count > 0 ? (
        <DataTable
          ref={listRef}
          label={list.name}
          table={listTable(portal, list.id, list.isGeneric ? undefined : ask)}
          rows={list.lines}
          rowKey={keyOf}
          isRowBusy={isBusy}
          virtualFrom={WHOLE}
          searchNote={words.searchNote}
        />
      ) : (
        <S.Nothing ref={emptyRef} tabIndex={-1}>
          <Card>
            <EmptyState title={words.noItems} icon={<ClipboardList />} />
          </Card>
        </S.Nothing>
      )}
      {shown && (
        <Confirm
          isOpen={asked !== null}
          onOpenChange={() => setAsked(null)}
          title={words.removeLineTitle}
          confirmLabel={words.removeLineConfirm}
          cancelLabel={common.cancel}
          tone="critical"
          onConfirm={() => remove(shown)}
        >
          {words.removeLineNote(shown.name)}
        </Confirm>
      )}
    </>
  )
}

const keyOf = ({ id }: CartLine) => String(id)
