import type { Sandbox } from '@trade-portal/fluid-sandbox'

/**
 * Holds back the calls of one operation until they are released. Use it to test a pending state: a delay may be over
 * before a busy machine has looked.
 */
export function holdCalls(sandbox: Sandbox, operation: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const fetch = sandbox.fetch.bind(sandbox)
  const underWay = { now: 0, most: 0 }
  sandbox.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).searchParams.get('ipFunction') !== operation) return fetch(request)
    underWay.now += 1
    underWay.most = Math.max(underWay.most, underWay.now)
    await promise
    return fetch(request).finally(() => (underWay.now -= 1))
  }
  return { letThrough: () => resolve(), underWay }
}
