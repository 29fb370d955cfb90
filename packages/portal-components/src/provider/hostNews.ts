import { text } from '../context/stored/checks'
import { openStored } from '../context/stored/openStored'
import type { StoringClient } from '../context/stored/openStored'

/** Tells the tabs of a merchant that the host's customer has changed. A browser without a storage has no such news. */
export function followHostNews(client: StoringClient) {
  const news = openStored({ client, user: '' }, 'host-news', text)
  let known = news.read()
  return {
    tell() {
      known = `${Date.now()} ${Math.random()}`
      news.write(known)
    },
    /** Calls back when another tab has told. @returns a function that stops it. */
    subscribe(listener: () => void): () => void {
      const look = () => {
        const told = news.read()
        if (told === null || told === known) return
        known = told
        listener()
      }
      window.addEventListener('storage', look)
      return () => window.removeEventListener('storage', look)
    },
  }
}
