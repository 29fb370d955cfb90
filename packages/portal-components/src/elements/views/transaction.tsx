import { TransactionView } from '../../widgets/orders/TransactionView/TransactionView'
import { transactionOfSegment } from '../../routes/transactionPaths'
import type { Attributes, ElementView } from '../elementView'

const kinds = ['order', 'quote', 'invoice'] as const

export const view: ElementView = ({ attribute }) => (
  <TransactionView
    number={Number(attribute('number'))}
    suffix={Number(attribute('suffix') ?? 0)}
    kind={kinds.find((kind) => kind === attribute('kind')) ?? 'order'}
  />
)

const roots: Readonly<Record<string, string>> = { orders: 'order', quotes: 'quote', invoices: 'invoice' }

/** An order, a quote or an invoice has an address such as `/invoices/418823-0`. */
export function attributesAt(path: string): Attributes {
  const [, root = '', segment = ''] = path.split('/')
  const id = transactionOfSegment(segment)
  return { kind: roots[root], ...(id && { number: String(id.number), suffix: String(id.suffix) }) }
}
