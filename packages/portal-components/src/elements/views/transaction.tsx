import { TransactionView } from '../../widgets/orders/TransactionView/TransactionView'
import type { ElementView } from '../elementView'

const kinds = ['order', 'quote', 'invoice'] as const

export const view: ElementView = ({ attribute }) => (
  <TransactionView
    number={Number(attribute('number'))}
    suffix={Number(attribute('suffix') ?? 0)}
    kind={kinds.find((kind) => kind === attribute('kind')) ?? 'order'}
  />
)
