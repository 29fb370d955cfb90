import { describe, expect, it } from 'vitest'
import type { Answer } from '@trade-portal/fluid-sandbox'
import { openWorld } from '@trade-portal/fluid-sandbox/testing/openWorld'
import { openNodeSandbox } from '../node.ts'

type Summary = Answer<'getCustomerTransactions'>['Order'][number]

const merchants = [
  { merchant: 'ironbark', customerID: '104218' },
  { merchant: 'cascade', customerID: '220415' },
] as const

/** Reads the account of the demonstration's customer on the day that the portal is opened. */
async function open({ merchant, customerID }: (typeof merchants)[number]) {
  const world = openWorld({}, openNodeSandbox({ merchant, size: 'small' }))
  await world.signIn('builder', merchant)
  const own = { customerID, userName: 'builder', deviceID: 'D' }
  const { Order } = await world.call('getCustomerTransactions', { ...own, limit: 10_000 })
  const { InvoiceTP } = await world.call('getCustomerInvoicesTP', { ...own, fromDate: '', toDate: '' })
  const { CustomLists } = await world.call('getCustomLists', { custID: customerID })

  async function copyInto(copy: (sessionID: string) => Promise<object>) {
    const cart = await world.call('createCart', { customerID, deviceID: 'D', sessionType: 'TPWEB' })
    await copy(cart.cartSessionId)
    const session = { sessionID: cart.cartSessionId, tpaID: '', userName: 'builder' }
    return (await world.call('getCartContents', session)).CartContents
  }

  const read = async ({ transactionNumber, transactionSuffix }: Summary) => {
    const key = { transactionNumber, transactionSuffix }
    const payload = { userName: 'builder', companyID: '01', customerID, ...key }
    const [detail] = (await world.call('getTransactionTP', payload)).TransactionTP
    if (!detail) throw new Error(`${transactionNumber}-${transactionSuffix} is listed and cannot be read`)
    return detail
  }
  return { world, customerID, transactions: [...Order, ...InvoiceTP], lists: CustomLists, copyInto, read }
}

describe.each(merchants)('the history of $merchant', (merchant) => {
  it('opens from its rows, with the row’s amount, and lines and tax that add up to it', async () => {
    const { transactions, read } = await open(merchant)
    expect(transactions.length).toBeGreaterThan(30)
    for (const row of transactions) {
      const detail = await read(row)
      expect(detail).toMatchObject({
        transactionType: row.transactionType,
        invoiceDate: row.invoiceDate,
        deliveryDate: row.deliveryDate,
        transactionTotalAmountIncGST: row.transactionAmount,
      })
      const { transactionTotalAmountExcGST: withoutTax, transactionTotalGST: tax } = detail
      expect(withoutTax + tax).toBeCloseTo(row.transactionAmount, 6)
      // Both merchants show prices without tax, and each line is rounded on its own.
      const lines = detail.LineDetailsTP.reduce((sum, line) => sum + line.linePrice, 0)
      expect(Math.abs(lines - withoutTax)).toBeLessThan(0.005 * detail.LineDetailsTP.length + 1e-6)
    }
  })

  it('can be bought again, save what holds a discontinued product, which it names', async () => {
    const { world, customerID, transactions, copyInto, read } = await open(merchant)
    const refused: string[] = []
    for (const row of transactions) {
      const { transactionNumber, transactionSuffix } = row
      const copied = await copyInto((sessionID) =>
        world.call('copyTranToCart', {
          deviceID: 'D',
          customerID,
          transactionNumber,
          transactionSuffix,
          sessionID,
        }),
      ).catch((error: Error) => error)
      if (copied instanceof Error) {
        expect(copied.message).toMatch(/discontinued.* is no longer sold"/)
        refused.push(row.transactionType)
        continue
      }
      const bought = (await read(row)).LineDetailsTP.map(({ productCode }) => productCode)
      expect(bought).toEqual(expect.arrayContaining(copied.map(({ productID }) => productID)))
      expect(copied.length).toBeGreaterThan(0)
    }
    expect(refused).toEqual(['Order', 'Invoice'])
  })

  it('has lists that copy whole', async () => {
    const { world, lists, copyInto } = await open(merchant)
    expect(lists.map(({ type }) => type)).toEqual(['Generic', 'Generic', 'Custom', 'Custom', 'Custom'])
    for (const { cartSessionId, contents } of lists) {
      const copied = await copyInto((toSessionID) =>
        world.call('copyCartToCart', { deviceID: 'D', fromSessionID: cartSessionId, toSessionID }),
      )
      expect(copied).toEqual(contents)
    }
  })
})
