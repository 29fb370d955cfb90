import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions, CopyOptions, ListOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { streamRows } from '../calls/streamRows'
import { copyTransaction } from './copyTransaction'
import type { ReadDelivery } from './copyTransaction'
import { currentCart } from './currentCart'
import { readTransaction } from './transactionDetail'
import type { TransactionDetail } from './transactionDetail'
import { emailInvoices, emailTransaction } from './transactionEmail'
import type { EmailInvoicesInput, EmailTransactionInput } from './transactionEmail'
import { ID_FIELDS, newestFirst, summaryDecoder, toWireKey, whileNewestFirst } from './transactionSummary'
import type { TransactionId, TransactionSummary } from './transactionSummary'
import { whileCartIsFree } from './cartLock'

export interface ListInvoicesInput {
  /** `YYYY-MM-DD`, inclusive; `null` leaves the range open. */
  from: string | null
  to: string | null
}

export interface AcceptQuoteInput extends TransactionId {
  /** `YYYY-MM-DD` */
  deliveryDate: string
  comment: string
}

/** Orders, quotes and invoices. Asking for 0-0, which is none, throws a `FluidNoRecordsError` without a call. */
export interface TransactionsArea {
  /**
   * Lists orders and quotes, newest first.
   *
   * Wire: `getCustomerTransactions`.
   *
   * @example
   * const orders = await client.transactions.listOrders({ onRows: (rows) => showMore(rows) })
   */
  listOrders(options?: ListOptions<TransactionSummary>): Promise<TransactionSummary[]>
  /**
   * Lists invoices and credits of a range of days, newest first whatever the merchant's order: by date, then by
   * number. Those without a date come with an open range only, and last.
   *
   * Wire: `getCustomerInvoicesTP`. Rows are streamed as long as they arrive in this order.
   */
  listInvoices(
    input: ListInvoicesInput,
    options?: ListOptions<TransactionSummary>,
  ): Promise<TransactionSummary[]>
  /**
   * Reads one transaction with its lines.
   *
   * Wire: `getTransactionTP`.
   *
   * @throws {FluidNoRecordsError} when there is none with that number and suffix.
   */
  get(input: TransactionId, options?: CallOptions): Promise<TransactionDetail>
  /** Saves the customer's comment on a transaction, replacing the earlier one. Wire: `saveUserComment`. */
  saveComment(input: TransactionId & { comment: string }, options?: CallOptions): Promise<void>
  /** Sends a transaction to one address. Wire: `emailTransaction`. */
  email(input: EmailTransactionInput, options?: CallOptions): Promise<void>
  /**
   * Sends invoices in one e-mail.
   *
   * Wire: `emailTransactions`. The merchant may queue it and send it later, which counts as a success.
   */
  emailInvoices(input: EmailInvoicesInput, options?: CallOptions): Promise<void>
  /** Accepts a quote, which becomes an order of the same number. Wire: `acceptQuote`. */
  acceptQuote(input: AcceptQuoteInput, options?: CallOptions): Promise<void>
  /**
   * Adds a transaction's goods to the cart, at today's prices. When the cart no longer exists, a new one replaces it
   * and gets the goods. The delivery charge may be copied too: `cart.takeOutCharges` removes it once it is known as a
   * charge; `onUnknownCharge` is called when it could not be found out.
   *
   * Wire: `copyTranToCart`; `getTransactionTP` unless `address` and `lines` are given; and when one of its lines may
   * be a charge unknown to this device, `getVehicleTypes`, `getGeocode`, `getClosestBranch` and `getDeliveryCharge`.
   *
   * @throws {FluidFieldError} when one of the goods is no longer sold: the message names it, and nothing is added.
   * Also while this cart is ordered, copied into or saved as a list, in this tab or another.
   */
  copyToCart(input: TransactionId & ReadDelivery, options?: CopyOptions): Promise<void>
}

/** Creates the area of orders, quotes and invoices. */
export function createTransactionsArea(context: FluidContext): TransactionsArea {
  const { companyId, deviceId } = context.configuration
  return {
    async listOrders(options) {
      const caller = await context.readCaller(options)
      const payload = {
        deviceID: deviceId,
        customerID: caller.user.customerId,
        userName: caller.session.username,
        limit: 10000,
      } as const
      const { callOptions, all } = streamRows({ name: 'Order', decoder: summaryDecoder, options })
      const sending = { ...callOptions, caller }
      return all((await callUnlessNone(context, 'getCustomerTransactions', payload, sending))?.Order)
    },
    async listInvoices({ from, to }, options) {
      const caller = await context.readCaller(options)
      const payload = {
        customerID: caller.user.customerId,
        fromDate: from ?? '',
        toDate: to ?? '',
        userName: caller.session.username,
        deviceID: deviceId,
      }
      const onRows = whileNewestFirst(options?.onRows)
      const { callOptions, all } = streamRows({
        name: 'InvoiceTP',
        decoder: summaryDecoder,
        options: { ...options, onRows },
      })
      const sending = { ...callOptions, caller }
      const answer = await callUnlessNone(context, 'getCustomerInvoicesTP', payload, sending)
      return all(answer?.InvoiceTP).sort(newestFirst)
    },
    async get(input, options) {
      return readTransaction(context, input, { ...options, caller: await context.readCaller(options) })
    },
    async saveComment({ comment, ...id }, options) {
      const key = toWireKey(id, 'saveUserComment')
      const caller = await context.readCaller(options)
      const { customerId, userId } = caller.user
      const payload = { ...key, userName: userId, customerID: customerId, userComment: comment }
      const fields = { ...ID_FIELDS, userComment: 'comment' }
      await context.write('saveUserComment', payload, { ...options, caller, fields })
    },
    email: (input, options) => emailTransaction(context, input, options),
    emailInvoices: (input, options) => emailInvoices(context, input, options),
    async acceptQuote({ deliveryDate, comment, ...id }, options) {
      const { transactionNumber, transactionSuffix } = toWireKey(id, 'acceptQuote')
      const caller = await context.readCaller(options)
      const payload = {
        idUser: caller.user.userId,
        companyID: companyId,
        custID: caller.user.customerId,
        numTran: transactionNumber,
        suffixTran: transactionSuffix,
        deliveryDate,
        comment1: comment,
      }
      const fields = { ...ID_FIELDS, comment1: 'comment' }
      await context.write('acceptQuote', payload, { ...options, caller, fields })
    },
    async copyToCart(input, { onUnknownCharge, ...options } = {}) {
      const operation = 'copyTranToCart'
      // Refused before a cart is created for it.
      toWireKey(input, operation)
      await currentCart(context).write(options, (caller, cartId) =>
        whileCartIsFree(context, { cartId, operation }, () =>
          copyTransaction(context, input, { caller, cartId }, { ...options, onUnknownCharge }),
        ),
      )
    },
  }
}
