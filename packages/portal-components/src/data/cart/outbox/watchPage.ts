import type { CartOutbox } from './cartOutbox'

/**
 * Makes a function that watches the page for an outbox: resumes it when the network is back, another tab changes stored
 * intents or the page becomes visible, and sends removals when the page is left. Any number of components may call it:
 * the page is watched while at least one does.
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
  // Another tab also stores each word typed into a form.
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
