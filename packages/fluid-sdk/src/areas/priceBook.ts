import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { flag, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { FluidNoPriceBookError } from '../errors'
import { CONFIGURATION_FIELDS, toPriceBook, toWire } from './priceBookCodes'
import type { PriceBook, PriceBookConfiguration } from './priceBookCodes'

/** The merchant's answer about a price book. */
export interface PriceBookAnswer {
  /** `null`: none has been set up. */
  book: PriceBook | null
  /** The merchant's message about it, to be shown; `null` for none. */
  message: string | null
}

/** The customer's price list as files. The requests return the merchant's message, `''` for none. */
export interface PriceBookArea {
  /** Returns whether the merchant offers price books to this customer. Wire: `isPriceBookEnabled`. */
  isEnabled(options?: CallOptions): Promise<boolean>
  /** Reads the price book, `null` with a message when it was never set up. Wire: `getPriceBookInfo`. */
  get(options?: CallOptions): Promise<PriceBookAnswer>
  /**
   * Requests changes to the price book.
   *
   * Wire: `sendPriceBookInfoChanges`.
   *
   * @throws {FluidFieldError} when a choice is `null`, before anything is sent, or the merchant refuses.
   * @example
   * await client.priceBook.requestChanges({ ...book.configuration, frequency: 'weekly' })
   */
  requestChanges(configuration: PriceBookConfiguration, options?: CallOptions): Promise<string>
  /** Requests a new file. Wire: `requestNewPriceBook`. */
  requestNew(options?: CallOptions): Promise<string>
  /** Requests that files of the history be sent again. Wire: `resendPriceBook`. */
  resend(input: { historyIds: readonly string[] }, options?: CallOptions): Promise<string>
}

/** Creates the area of the price book. */
export function createPriceBookArea(context: FluidContext): PriceBookArea {
  const { deviceId: deviceID } = context.configuration
  return {
    async isEnabled(options) {
      const caller = await context.readCaller(options)
      const payload = { customerID: caller.user.customerId }
      const answer = await callUnlessNone(context, 'isPriceBookEnabled', payload, { ...options, caller })
      return flag(answer?.isPriceBookEnabled)
    },
    async get(options) {
      const caller = await context.readCaller(options)
      const { customerId: customerID, userId: tradePortalUser } = caller.user
      try {
        const payload = { customerID, tradePortalUser }
        const answer = await context.call('getPriceBookInfo', payload, { ...options, caller })
        const [book] = rows(answer?.PriceBook)
        return { book: book ? toPriceBook(book) : null, message: text(answer?.message).trim() || null }
      } catch (error) {
        if (error instanceof FluidNoPriceBookError) return { book: null, message: error.message }
        throw error
      }
    },
    async requestChanges(configuration, options) {
      const changes = toWire(configuration)
      const caller = await context.readCaller(options)
      const payload = { ...changes, tradePortalUser: caller.user.userId, deviceID: '' } as const
      const answer = await context.write('sendPriceBookInfoChanges', payload, {
        ...options,
        caller,
        fields: CONFIGURATION_FIELDS,
      })
      return statusOf(answer?.SendPriceBookResponse)
    },
    async requestNew(options) {
      const caller = await context.readCaller(options)
      const payload = { tradePortalUser: caller.user.userId, deviceID }
      const answer = await context.write('requestNewPriceBook', payload, { ...options, caller })
      return statusOf(answer?.requestNewPriceBookStatus)
    },
    async resend({ historyIds }, options) {
      const caller = await context.readCaller(options)
      const payload = { tradePortalUser: caller.user.userId, deviceID, historyIDs: historyIds.join(' ') }
      const fields = { historyIDs: 'historyIds' }
      const answer = await context.write('resendPriceBook', payload, { ...options, caller, fields })
      return statusOf(answer?.resendPriceBookResponse)
    },
  }
}

/** Returns the merchant's message about a request, in one line. */
function statusOf(list: Untrusted<{ Status: string }[]>): string {
  return rows(list)
    .map((row) => text(row.Status).trim())
    .filter(Boolean)
    .join('. ')
}
