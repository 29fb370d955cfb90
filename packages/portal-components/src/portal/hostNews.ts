import type { ScopedStorage } from '@trade-portal/fluid-sdk'

/** Changes whenever a tab finds that the host's customer is another one than it was. */
const NAME = 'host-news'

/** Tells the tabs of a merchant that the host's customer has changed. A browser without a storage has no such news. */
export function followHostNews(storage: ScopedStorage) {
  let known = storage.get(NAME)
  return {
    tell() {
      known = `${Date.now()} ${Math.random()}`
      storage.set(NAME, known)
    },
    /** Calls back when another tab has told. @returns a function that stops it. */
    subscribe(listener: () => void): () => void {
      const look = () => {
        const told = storage.get(NAME)
        if (told === null || told === known) return
        known = told
        listener()
      }
      window.addEventListener('storage', look)
      return () => window.removeEventListener('storage', look)
    },
  }
}
