import type { CartOutbox } from './cartOutbox'

/**
 * Makes the watch that wakes an outbox when the network is back, another tab changed what waits, or the page comes into
 * sight, and hurries it when the page is left. Any number of components may call it: the page is watched while one of them does.
 */
export function createPageWatch(outbox: CartOutbox): () => () => void {
  let watchers = 0
  let stop = () => {}
  return () => {
    watchers += 1
    if (watchers === 1) stop = watchPage(outbox)
    return () => {
      watchers -= 1
      if (watchers === 0) stop()
    }
  }
}

function watchPage(outbox: CartOutbox) {
  const resume = () => outbox.resume()
  // Another tab also stores each word that is typed into a form.
  const resumeWhenOurs = ({ key }: StorageEvent) => {
    if (key === null || /(outbox|addition):/.test(key)) outbox.resume()
  }
  const leave = () => outbox.leave()
  const resumeInSight = () => {
    if (document.visibilityState === 'visible') outbox.resume()
  }
  window.addEventListener('online', resume)
  window.addEventListener('storage', resumeWhenOurs)
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', resumeInSight)
  outbox.resume()
  return () => {
    outbox.pause()
    window.removeEventListener('online', resume)
    window.removeEventListener('storage', resumeWhenOurs)
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', resumeInSight)
  }
}
