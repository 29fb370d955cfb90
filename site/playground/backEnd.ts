import { openBackEnd } from '../../apps/portal/demo/backEnd'

/**
 * Answers a page's calls from demo data in the page itself, in place of a merchant's back end: all its POSTs. It has to
 * be the first script of the page.
 */
const backEnd = openBackEnd('ironbark')
const outside = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  return request.method === 'POST' ? backEnd(request) : outside(request)
}
