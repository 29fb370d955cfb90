import type { TransactionId } from '@trade-portal/fluid-sdk'
import { useSaveOrderAsList } from '../../data/lists/lists'
import { NameListModal } from './NameListModal'
import type { NameListModalProps } from './NameListModal'

export interface SaveOrderListModalProps extends Pick<NameListModalProps, 'isOpen' | 'onOpenChange'> {
  order: TransactionId
}

/** Asks for a name and saves the goods of an order as a list under it. */
export function SaveOrderListModal({ order, ...modal }: SaveOrderListModalProps) {
  const { mutateAsync } = useSaveOrderAsList(order)
  return <NameListModal {...modal} draft="orderList" onSave={mutateAsync} />
}
