import { repeatRead } from '@trade-portal/fluid-sdk'

const waitAt = (pace: number) => (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms / pace))

/**
 * Retries a read as often as the cache does. It has its own timers: those of the cache pause in a hidden tab, which
 * would hold the lock on the cart and block all other tabs.
 */
export const askAgain = <T>(read: () => Promise<T>, pace: number): Promise<T> =>
  repeatRead({ wait: waitAt(pace) }, read)
