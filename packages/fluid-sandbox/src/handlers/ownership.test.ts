import { describe, expect, it } from 'vitest'
import type { Operation } from '../wire/payload.ts'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'
import { addPayload, orderPayload } from '../testing/requests.ts'

interface Ids {
  cart: string
  list: string
  number: number
  invoice: number
  /** A cart of the caller's own. */
  own: string
}

type Ask = (ids: Ids) => unknown

const line = { productID: 'NAIL90', UOM: 'box', quoteQty: 1, customerID: '5077' }
const key = ({ number }: Ids) => ({ transactionNumber: number, transactionSuffix: 0 })

/** Every call about carts, lists and transactions that takes an id, as customer 5077 asks it. */
const asks: [Operation, Ask][] = [
  ['getCartContents', ({ cart }) => ({ sessionID: cart, tpaID: 'U90', userName: 'other' })],
  ['getCartContents', ({ list }) => ({ sessionID: list, tpaID: 'U90', userName: 'other' })],
  ['addCartProduct', ({ cart }) => addPayload(cart, line)],
  ['addCartProduct', ({ list }) => addPayload(list, line)],
  ['updateCartProduct', ({ cart }) => ({ ...addPayload(cart, line), lineId: 1 })],
  ['deleteCartProduct', ({ cart }) => ({ productID: 'NAIL90', sessionID: cart, lineID: 1 })],
  ['deleteCartProduct', ({ list }) => ({ productID: 'NAIL90', sessionID: list, lineID: 1 })],
  ['getCartTallies', ({ cart }) => ({ sessionID: cart, lineNo: 1 })],
  ['getCartTallies', ({ list }) => ({ sessionID: list, lineNo: 1 })],
  ['saveCustomList', ({ cart }) => ({ sessionID: cart, customList: 'Theirs' })],
  ['deleteCustomList', ({ list }) => ({ sessionID: list })],
  ['copyCartToCart', ({ cart, own }) => ({ deviceID: 'TP001', fromSessionID: cart, toSessionID: own })],
  ['copyCartToCart', ({ list, own }) => ({ deviceID: 'TP001', fromSessionID: list, toSessionID: own })],
  ['copyCartToCart', ({ cart }) => ({ deviceID: 'TP001', fromSessionID: 'L-DECK', toSessionID: cart })],
  ['processComplete', ({ cart }) => orderPayload(cart, { customerID: '5077', tpaID: 'U90' })],
  ['getTransactionTP', (ids) => ({ ...key(ids), userName: 'other', companyID: '01', customerID: '5077' })],
  ['saveUserComment', (ids) => ({ ...key(ids), userName: 'U90', customerID: '5077', userComment: 'Mine' })],
  [
    'emailTransaction',
    (ids) => ({ ...key(ids), transactionType: 'Quote', emailAddress: 'me@other.example', format: 'pdf' }),
  ],
  [
    'emailTransactions',
    ({ invoice }) => ({
      typedoc: 'Invoice',
      customerID: '5077',
      format: 'pdf',
      emailDetails: {
        email_address: 'me@other.example',
        email_address_cc: '',
        email_address_bcc: '',
        email_subject: '',
        email_message: '',
      },
      transactionList: [{ transactionNumber: invoice, transactionSuffix: 2 }],
    }),
  ],
  [
    'sendEmailMessage',
    ({ number }) => ({
      customerID: '5077',
      mobUserID: 'U90',
      toEmailAddress: '',
      fromEmailAddress: 'me@other.example',
      subject: 'About theirs',
      bodyText: '',
      numTran: number,
      suffixTran: 0,
    }),
  ],
  [
    'acceptQuote',
    ({ number }) => ({
      idUser: 'U90',
      companyID: '01',
      custID: '5077',
      numTran: number,
      suffixTran: 0,
      deliveryDate: '2026-04-20',
      comment1: 'Mine',
    }),
  ],
  ['copyTranToCart', (ids) => ({ ...key(ids), deviceID: 'TP001', customerID: '5077', sessionID: ids.own })],
  [
    'copyTranToCart',
    ({ cart }) => ({
      transactionNumber: 100_160,
      transactionSuffix: 0,
      deviceID: 'TP001',
      customerID: '5077',
      sessionID: cart,
    }),
  ],
]

/** Calls that name the customer or the user, made by 5077 in the name of 4021. */
const impersonations: [Operation, unknown][] = [
  ['createCart', { customerID: '4021', deviceID: 'TP001', sessionType: 'TPWEB' }],
  ['getCustomLists', { custID: '4021' }],
  ['getCustomerTransactions', { deviceID: 'TP001', customerID: '4021', userName: 'other', limit: 10_000 }],
  ['getCustomerTransactions', { deviceID: 'TP001', customerID: '5077', userName: 'builder', limit: 10_000 }],
  [
    'getCustomerInvoicesTP',
    { customerID: '4021', fromDate: '', toDate: '', userName: 'other', deviceID: 'TP001' },
  ],
  [
    'getCustomerInvoicesTP',
    { customerID: '5077', fromDate: '', toDate: '', userName: 'builder', deviceID: 'TP001' },
  ],
  [
    'getTransactionTP',
    {
      userName: 'builder',
      companyID: '01',
      customerID: '5077',
      transactionNumber: 100_160,
      transactionSuffix: 0,
    },
  ],
  [
    'saveUserComment',
    {
      userName: 'U77',
      customerID: '5077',
      transactionNumber: 100_160,
      transactionSuffix: 0,
      userComment: 'In their name',
    },
  ],
]

const tables = [
  'carts',
  'cart_lines',
  'cart_tallies',
  'transactions',
  'transaction_lines',
  'deliveries',
  'emails',
]

/** Everything that these calls could change. */
const everything = ({ sandbox: { database } }: OpenWorld) =>
  tables.map((table) => database.all(`SELECT * FROM ${table}`))

async function twoCustomers() {
  const world = openWorld()
  await world.signIn()
  const cart = await world.createCart()
  await world.add(cart, {})
  await world.signIn('other', 'pass3')
  const { cartSessionId: own } = await world.call('createCart', {
    customerID: '5077',
    deviceID: 'TP001',
    sessionType: 'TPWEB',
  })
  return { world, ids: { cart, list: 'L-FRAMING', number: 100_205, invoice: 100_150, own } }
}

describe('another customer’s', () => {
  it.each(asks)('%s is refused like one that never was, and changes nothing (%#)', async (operation, ask) => {
    const { world, ids } = await twoCustomers()
    const before = everything(world)
    const foreign = await world.post(operation, ask(ids))
    const none = { cart: 'none', list: 'none', number: 1, invoice: 1 }
    const unknown = await world.post(operation, ask({ ...ids, ...none }))
    expect(foreign).toEqual(unknown)
    expect(foreign).toMatchObject({
      status: 200,
      body: { errorTable: [{ field: '', msg: expect.stringMatching(/not found$|^No matching records$/) }] },
    })
    expect(everything(world)).toEqual(before)
  })

  it.each(impersonations)('name in %s is refused (%#)', async (operation, payload) => {
    const { world } = await twoCustomers()
    const before = everything(world)
    expect(await world.post(operation, payload)).toMatchObject({
      body: {
        errorTable: [{ field: expect.stringMatching(/./), msg: expect.stringMatching(/ not found$/) }],
      },
    })
    expect(everything(world)).toEqual(before)
  })
})
