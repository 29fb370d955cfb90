import { paymentReference } from '../areas/paymentReference'
import type { FluidClient } from '../client'
import type { WireOperations } from '../wire/operations'

const portal = 'https://portal.example/trade/#'

/** Each call about the account as a caller makes it, with the part of the result that comes from the call. */
export const accountUses = {
  getStatementList: (client) => client.statements.list(),
  getStatementDetail: (client) => client.statements.get({ date: '2026-02-28' }),
  emailStatement: (client) => client.statements.email({ date: '2026-01-31', to: 'accounts@builder.example' }),
  getCustomerAgedBalances: (client) => client.statements.getAgedBalances(),
  createPaymentSession: (client) =>
    client.payments.createSession({
      amount: 3_102_500,
      reference: paymentReference({ customerId: '4021', number: 200311, suffix: 1 }),
      approvedUrl: `${portal}/payment-complete`,
      cancelledUrl: `${portal}/payment-cancelled`,
      declinedUrl: `${portal}/payment-fail`,
    }),
  queryPaymentSession: (client) => client.payments.getSession({ id: 'P-501' }),
  getListMobileUsers: (client) => client.subUsers.list(),
  addMobileUser: (client) =>
    client.subUsers.add({
      username: 'mei',
      password: 'four words of hers',
      role: 'admin',
      firstName: 'Mei',
      lastName: 'Tan',
      email: 'mei@builder.example',
      phoneMobile: '0400 555 012',
    }),
  updateMobileUsers: async (client) => {
    const [ravi] = await client.subUsers.list()
    if (ravi) await client.subUsers.update({ ...ravi, phoneMobile: '0400 555 099', canUsePortal: false })
  },
  deleteMobileUser: (client) => client.subUsers.remove({ id: 'CC-12' }),
  isPriceBookEnabled: (client) => client.priceBook.isEnabled(),
  getPriceBookInfo: (client) => client.priceBook.get(),
  sendPriceBookInfoChanges: async (client) => {
    const { book } = await client.priceBook.get()
    const changes = { type: 'incremental', frequency: 'fortnightly', isQuarterly: true } as const
    return book && client.priceBook.requestChanges({ ...book.configuration, ...changes })
  },
  requestNewPriceBook: (client) => client.priceBook.requestNew(),
  resendPriceBook: (client) => client.priceBook.resend({ historyIds: ['H-31', 'H-30'] }),
  getDloads: (client) => client.downloads.list(),
} satisfies Partial<Record<keyof WireOperations, (client: FluidClient) => Promise<unknown>>>
