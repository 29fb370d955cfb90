import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { address, date, distinct, rows, text } from '../calls/decode'

/** A file that the merchant offers. */
export interface Download {
  fileName: string
  description: string
  category: string
  /** `YYYY-MM-DD`, or `null`. */
  date: string | null
  /** Resolved against the endpoint, and needs no session; `null` when it is neither http nor https. */
  url: string | null
}

/** The files that the merchant offers. */
export interface DownloadsArea {
  /** Lists the files, in the merchant's order. None is an empty list. Wire: `getDloads`. */
  list(options?: CallOptions): Promise<Download[]>
}

/** Creates the area of the merchant's files. */
export function createDownloadsArea(context: FluidContext): DownloadsArea {
  const { companyId: companyID, endpoint } = context.configuration
  return {
    async list(options) {
      const caller = await context.readCaller(options)
      const payload = { companyID, customerID: caller.user.customerId }
      const answer = await callUnlessNone(context, 'getDloads', payload, { ...options, caller })
      const files = rows(answer?.Dloads).map((row) => ({
        fileName: text(row.FileName),
        description: text(row.Description),
        category: text(row.Category),
        date: date(row.Date),
        url: address(row.URL, endpoint),
      }))
      return distinct(files, (file) => JSON.stringify(file))
    },
  }
}
