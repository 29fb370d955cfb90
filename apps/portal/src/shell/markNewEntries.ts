/**
 * Gives the history entries that the browser made by itself, for an address that was typed or a link that was not the
 * router's, a key of their own. The router takes arriving at them for Back, and without a key for the page that was
 * opened first, whose scroll position they would get. Call it before the router is made: it must hear of them first.
 */
export function markNewEntries() {
  window.addEventListener('popstate', () => {
    const { history } = window
    if (history.state === null) history.replaceState({ key: Math.random().toString(36).slice(2) }, '')
  })
}
