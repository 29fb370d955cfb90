import type { FluidContext } from '../calls/context'
import { flag, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { FluidNoPriceBookError } from '../errors'
import { unlessNone } from '../calls/unlessNone'
import { toPriceBook, toWire } from './priceBookCodes'
import type { CallOptions } from './session'

/** The customer's price list as a file that is made for them again and again. */
export interface PriceBook {
  /** When its prices were worked out: `YYYY-MM-DD`, or `null`. */
  calculatedDate: string | null
  configuration: PriceBookConfiguration
  /** The files that were made, in the merchant's order. */
  history: PriceBookHistoryItem[]
}

/** How the price book is made and sent. A choice that the merchant has not made is `null`. */
export interface PriceBookConfiguration {
  /** As the merchant wrote it: it goes back unchanged with every request for changes. */
  lastDateCalculated: string
  type: PriceBookType | null
  format: PriceBookFormat | null
  /** The e-mail address it goes to. */
  recipient: string
  frequency: PriceBookFrequency | null
  hasNewCodes: boolean
  hasCoreProductsOnly: boolean
  isQuarterly: boolean
  isZipped: boolean
}

/** Every price, or what changed. */
export type PriceBookType = 'full' | 'incremental'
export type PriceBookFormat = 'tab' | 'comma' | 'default1' | 'default2'
export type PriceBookFrequency = 'daily' | 'weekly' | 'fortnightly' | 'monthly'

/** A file that was made. */
export interface PriceBookHistoryItem {
  id: string
  /** `YYYY-MM-DD`, or `null`. */
  date: string | null
  /** A `PriceBookType`, or the merchant's own words for another. */
  type: string
  /** A `PriceBookFormat`, or the merchant's own words for another. */
  format: string
  recipient: string
  hasNewCodes: boolean
  hasCoreProductsOnly: boolean
}

/** What the merchant has of a price book. */
export interface PriceBookAnswer {
  /** `null`: none has been set up. */
  book: PriceBook | null
  /** What the merchant says about it, to be shown; `null` for nothing. */
  message: string | null
}

/** The customer's price list as files. The requests tell what the merchant said to them, `''` for nothing. */
export interface PriceBookArea {
  /** Tells whether the merchant makes price books for this customer. Wire: `isPriceBookEnabled`. */
  isEnabled(options?: CallOptions): Promise<boolean>
  /** Reads the price book and its history. One that was never set up is none, with the merchant's words. Wire: `getPriceBookInfo`. */
  get(options?: CallOptions): Promise<PriceBookAnswer>
  /**
   * Asks the merchant to make the price book otherwise.
   *
   * Wire: `sendPriceBookInfoChanges`.
   *
   * @throws {FluidFieldError} when a choice is `null`, before anything is sent, or the merchant refuses.
   * @example
   * await client.priceBook.requestChanges({ ...book.configuration, frequency: 'weekly' })
   */
  requestChanges(configuration: PriceBookConfiguration, options?: CallOptions): Promise<string>
  /** Asks for a new file. Wire: `requestNewPriceBook`. */
  requestNew(options?: CallOptions): Promise<string>
  /** Asks for files of the history to be sent once more. Wire: `resendPriceBook`. */
  resend(input: { historyIds: readonly string[] }, options?: CallOptions): Promise<string>
}

/** Makes the area of the price book. */
export function createPriceBookArea(context: FluidContext): PriceBookArea {
  const { deviceId: deviceID } = context.configuration
  return {
    async isEnabled(options) {
      const caller = await context.readCaller(options)
      const payload = { customerID: caller.user.customerId }
      const answer = await unlessNone(
        () => context.call('isPriceBookEnabled', payload, { ...options, caller }),
        null,
      )
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
      const answer = await context.write('sendPriceBookInfoChanges', payload, { ...options, caller })
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
      const answer = await context.write('resendPriceBook', payload, { ...options, caller })
      return statusOf(answer?.resendPriceBookResponse)
    },
  }
}

/** What the merchant said to a request, in one line. */
function statusOf(list: Untrusted<{ Status: string }[]>): string {
  return rows(list)
    .map((row) => text(row.Status).trim())
    .filter(Boolean)
    .join('. ')
}
