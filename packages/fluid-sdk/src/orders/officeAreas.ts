import { createCheckoutArea } from '../areas/checkout'
import { createDownloadsArea } from '../areas/downloads'
import { createListsArea } from '../areas/lists'
import { createMessagesArea } from '../areas/messages'
import { createPaymentsArea } from '../areas/payments'
import { createPriceBookArea } from '../areas/priceBook'
import { createStatementsArea } from '../areas/statements'
import { createSubUsersArea } from '../areas/subUsers'
import { createTransactionsArea } from '../areas/transactions'
import type { FluidContext } from '../calls/context'
import { createOrdersArea } from './createOrdersArea'
import type { OrderAreas } from './readyOrder'

/** Creates the areas used on single pages: ordering, and the customer's account. */
export function createOfficeAreas(context: FluidContext, others: Pick<OrderAreas, 'account' | 'cart'>) {
  const checkout = createCheckoutArea(context)
  const transactions = createTransactionsArea(context)
  return {
    checkout,
    transactions,
    orders: createOrdersArea(context, { ...others, checkout, transactions }),
    lists: createListsArea(context),
    messages: createMessagesArea(context),
    statements: createStatementsArea(context),
    payments: createPaymentsArea(context),
    subUsers: createSubUsersArea(context),
    priceBook: createPriceBookArea(context),
    downloads: createDownloadsArea(context),
  }
}
