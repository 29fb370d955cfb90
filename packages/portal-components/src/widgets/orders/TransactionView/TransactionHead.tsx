import type { TransactionId } from '@trade-portal/fluid-sdk'
import { useEffect, useRef } from 'react'
import { Breadcrumb } from '../../../parts/Breadcrumb'
import { kindOfType, transactionName, transactionsPath } from '../../../places/transactionPaths'
import type { TransactionKind } from '../../../places/transactionPaths'
import { transactionTitle } from '../../../places/transactionTitle'
import { usePortal } from '../../../context/PortalContext'
import { PrintButton } from '../../../surfaces/PrintButton/PrintButton'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import * as S from './TransactionView.styles'
import { ordersWords } from '../../../messages/orders'
import { transactionWords } from '../../../messages/transaction'

export interface TransactionHeadProps {
  id: TransactionId
  /** The kind until it was read. */
  kind: TransactionKind
  /** As the merchant says it; left out until it was read. */
  type?: string | undefined
}

/** Names a transaction, under the way to it. */
export function TransactionHead({ id, kind, type }: TransactionHeadProps) {
  const { hrefFor, say } = usePortal()
  const words = say(transactionWords)
  const place = useRef<HTMLDivElement>(null)
  const present = kindOfType(type ?? '', kind)
  const listPath = transactionsPath(present)
  const former = useRef(present)

  // A quote that has become an order takes along the button that had the focus.
  useEffect(() => {
    const hasChanged = former.current === 'quote' && present === 'order' && type !== undefined
    former.current = present
    if (hasChanged) place.current?.querySelector('h1')?.focus()
  }, [present, type])

  return (
    <S.Head ref={place}>
      <WidgetHead
        trail={
          <Breadcrumb
            items={[
              {
                id: 'list',
                name: present === 'invoice' ? words.invoices : say(ordersWords).title,
                href: hrefFor(listPath),
              },
              { id: 'transaction', name: transactionName(present, id) },
            ]}
          />
        }
        title={transactionTitle({ ...id, type }, kind, say)}
        tools={type !== undefined && <PrintButton tone="quiet" />}
      />
    </S.Head>
  )
}
