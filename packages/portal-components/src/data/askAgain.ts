import { repeatRead } from '@trade-portal/fluid-sdk'

const waitAt = (pace: number) => (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms / pace))

/**
 * Asks as often as the cache asks a read. The waits are its own: the cache's stand still in a tab out of sight, where
 * whoever holds the cart's turn would hold up all other tabs.
 */
export const askAgain = <T>(read: () => Promise<T>, pace: number): Promise<T> =>
  repeatRead({ wait: waitAt(pace) }, read)
