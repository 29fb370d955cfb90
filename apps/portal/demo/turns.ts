/**
 * Makes a queue shared by all tabs of the site: work begins when all earlier work, in any tab, is done. Without the Web
 * Locks API, as on plain HTTP, each tab has a separate queue.
 */
export function createTurns(name: string): <Result>(work: () => Promise<Result>) => Promise<Result> {
  if ('locks' in navigator) {
    return async (work) => await navigator.locks.request(name, work)
  }
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
