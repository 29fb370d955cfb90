import { retry, retryDelay } from './queryCache'

/**
 * Asks as often as the cache asks a read. The waits are its own: the cache's stand still in a tab out of sight, where
 * whoever holds the cart's turn would hold up all other tabs.
 */
export async function askAgain<T>(read: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read()
    } catch (error) {
      if (!retry(failures, error)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)))
    }
  }
}
