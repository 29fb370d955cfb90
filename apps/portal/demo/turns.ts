/**
 * Makes a queue that all tabs of the site stand in: work begins when what was begun before it, in any tab, is done.
 * Without locks in the browser, as on plain HTTP, each tab has a queue of its own.
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
