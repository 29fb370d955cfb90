import type { CDPSession } from '@playwright/test'

/** A fetched file or response: its bytes over the line, and when the last of them arrived. */
export interface Fetched {
  url: string
  type: string
  bytes: number
  /** Seconds of the browser's clock. */
  ended: number
}

interface Begun {
  requestId: string
  request: { url: string }
  type?: string
  timestamp: number
}

interface Finished {
  requestId: string
  encodedDataLength: number
  timestamp: number
}

/** Records all fetches of a page, with their bytes over the line. */
export function watchFetches(cdp: CDPSession) {
  const begun = new Map<string, { url: string; type: string; at: number }>()
  const fetched: Fetched[] = []
  const begin = ({ requestId, request, type, timestamp }: Begun) => {
    begun.set(requestId, { url: request.url, type: type ?? '', at: timestamp })
  }
  const finish = ({ requestId, encodedDataLength, timestamp }: Finished) => {
    const request = begun.get(requestId)
    if (request) fetched.push({ ...request, bytes: encodedDataLength, ended: timestamp })
  }
  cdp.on('Network.requestWillBeSent', begin)
  cdp.on('Network.loadingFinished', finish)
  return {
    fetched,
    /** Stops recording. */
    end() {
      cdp.off('Network.requestWillBeSent', begin)
      cdp.off('Network.loadingFinished', finish)
    },
    /** Returns the time at which a call of an operation was sent, in seconds of the browser's clock. */
    sentAt: (operation: string) =>
      [...begun.values()].find(({ url }) => url.includes(`ipFunction=${operation}`))?.at,
    /** Returns the time at which the page was requested. */
    openedAt: () => [...begun.values()].find(({ type }) => type === 'Document')?.at ?? NaN,
  }
}
