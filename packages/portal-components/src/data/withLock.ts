/**
 * Takes turns with the other tabs. A page that is not served securely has no locks, and one of an opaque origin may not
 * ask for one: there each tab goes on by itself.
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
