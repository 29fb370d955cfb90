import { describe, expect, it } from 'vitest'
import type { FluidClient } from '../client'
import { accountUses } from '../testing/accountUses'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import { shoppingUses } from '../testing/shoppingUses'
import type { WireOperations } from '../wire/operations'

const uses = { ...shoppingUses, ...accountUses }

/** Names of the input that differ from their wire names, by operation. */
const names: Partial<Record<keyof WireOperations, Record<string, string>>> = {
  registerForAccess: {
    customerID: 'accountNumber',
    emailAddress: 'email',
    nameFirst: 'firstName',
    nameLast: 'lastName',
    userName: 'username',
  },
  addCartProduct: { productID: 'productId', UOM: 'unit', quoteQty: 'quantity', tallyLength: 'tally' },
  updateCartProduct: { quoteQty: 'quantity', tallyLength: 'tally', lineId: 'lineId' },
  deleteCartProduct: { productID: 'productId', lineID: 'lineId' },
  saveCustomList: { customList: 'name' },
  deleteCustomList: { sessionID: 'listId' },
  copyCartToCart: { fromSessionID: 'listId' },
  saveUserComment: { userComment: 'comment' },
  emailTransaction: { emailAddress: 'to', transactionType: 'type', transactionNumber: 'number' },
  emailTransactions: {
    email_address: 'to',
    email_address_cc: 'cc',
    email_address_bcc: 'bcc',
    email_subject: 'subject',
    email_message: 'message',
    transactionList: 'transactions',
  },
  sendEmailMessage: { toEmailAddress: 'to', bodyText: 'body' },
  acceptQuote: { comment1: 'comment', deliveryDate: 'deliveryDate' },
  copyTranToCart: { transactionSuffix: 'suffix' },
  emailStatement: { statementDate: 'date', emailAddress: 'to' },
  createPaymentSession: {
    paymentAmount: 'amount',
    paymentReference: 'reference',
    urlApproved: 'approvedUrl',
    urlCancelled: 'cancelledUrl',
    urlDeclined: 'declinedUrl',
  },
  addMobileUser: {
    tpauserID: 'username',
    tpaUserPassword: 'password',
    roleID: 'role',
    emailAddress: 'email',
    faxNumber: 'fax',
    firstName: 'firstName',
  },
  updateMobileUsers: {
    tpauserID: 'username',
    tpaUserPassword: 'password',
    custContactID: 'id',
    canAccessTPWeb: 'canUsePortal',
    canAccessTPMobile: 'canUseMobile',
  },
  deleteMobileUser: { custContactID: 'id' },
  sendPriceBookInfoChanges: {
    typePricebook: 'type',
    deliveryFormat: 'format',
    frequencyPricebook: 'frequency',
    showNewProductCodes: 'hasNewCodes',
    showCoreProductsOnly: 'hasCoreProductsOnly',
    isRequiredQuarterly: 'isQuarterly',
    isPricebookZipped: 'isZipped',
  },
  resendPriceBook: { historyIDs: 'historyIds' },
}

async function refused(operation: keyof WireOperations, fields: string[]) {
  const errorTable = fields.map((field) => ({ field, msg: `No ${field}` }))
  const { client } = createFixtureClient({ [operation]: () => ({ hasErrors: true, errorTable }) })
  if (operation !== 'registerForAccess') await client.session.signIn(fixtureSignIn)
  const use: (client: FluidClient) => Promise<unknown> = uses[operation]
  return use(client).catch((error: unknown) => error)
}

describe('a refusal names the fields as the input does [form-01]', () => {
  it.each(Object.entries(names))('of %s', async (operation, fields) => {
    const error = await refused(operation as keyof WireOperations, [...Object.keys(fields), 'sessionX'])
    expect(error).toMatchObject({
      name: 'FluidFieldError',
      errors: [
        ...Object.entries(fields).map(([wire, input]) => ({ field: input, msg: `No ${wire}` })),
        { field: 'sessionX', msg: 'No sessionX' },
      ],
    })
  })
})
