/**
 * Runs work under a lock shared by all tabs. A page without HTTPS has no locks, and a page with an opaque origin may
 * not request one: there each tab continues alone.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let isTurn = false
  try {
    return await navigator.locks.request(name, () => {
      isTurn = true
      return work()
    })
  } catch (error) {
    if (isTurn) throw error
    return work()
  }
}
