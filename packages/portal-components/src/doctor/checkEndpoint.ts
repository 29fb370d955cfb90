import {
  createContext,
  createSessionArea,
  isFluidError,
  isFluidTransportError,
} from '@trade-portal/fluid-sdk'
import type { Configuration } from '@trade-portal/fluid-sdk'
import { allows } from './checkCors'
import { findingsOf } from './findings'
import type { Finding } from './findings'
import { inTime, isAcross, isBlockedByCors, originHeaders, reasonOf } from './visit'
import type { Visit } from './visit'

const { fault, good } = findingsOf('endpoint')
const cors = findingsOf('cors')

/** Asks the back end, as the SDK does, for the user of a session that does not exist. This changes nothing there. */
export async function checkEndpoint(visit: Visit, configuration: Configuration): Promise<Finding[]> {
  const { endpoint } = configuration
  const noted: { url: string; answer: Response | null } = { url: endpoint, answer: null }
  const context = createContext({
    configuration,
    storage: emptyStorage,
    tabStorage: emptyStorage,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      noted.url = request.url
      for (const [name, value] of Object.entries(originHeaders(visit, request.url)))
        request.headers.set(name, value)
      return (noted.answer = await visit.fetch(request))
    },
  })
  const stranger = { id: 'trade-portal-doctor', username: 'trade-portal-doctor' }
  const error: unknown = await createSessionArea(context)
    .adopt(stranger, { signal: inTime() })
    .then(
      () => null,
      (reason: unknown) => reason,
    )
  if (error === null || (isFluidError(error) && !isFluidTransportError(error))) {
    const answers = good(`The back end at ${endpoint} answers as one.`)
    return [answers, ...(await checkCall(visit, noted.url, noted.answer))]
  }
  const status = isFluidTransportError(error) ? error.status : null
  if (status === null && (await isBlockedByCors(visit, noted.url))) {
    const says = `${endpoint} answers, and the browser keeps its answers from this page.`
    return [cors.fault(says, corsRemedy(visit))]
  }
  if (status !== null) {
    const said = status === 200 ? 'something that is no JSON object' : `status ${status}`
    return [
      fault(
        `${endpoint} answers ${said}, as no back end does.`,
        'See that endpointUrl is the address before /fluid/FluidAppServerProxy.',
      ),
    ]
  }
  const cause = isFluidError(error) ? (error.cause ?? error) : error
  return [
    fault(
      `No answer from ${endpoint} (${reasonOf(cause)}).`,
      'See that endpointUrl is right, that the back end runs, and that nothing on the way (a policy, a firewall, a certificate) stops it.',
    ),
  ]
}

/** The SDK's headers that need a preflight request to another origin. */
const ASKED = ['content-type', 'x-fluid-context']

/** Checks, as a browser does, whether a page of the visit's origin may send the SDK's calls and read their answers. */
async function checkCall(visit: Visit, url: string, answer: Response | null): Promise<Finding[]> {
  if (!isAcross(visit, url)) return []
  const { origin } = new URL(url)
  const isFine = cors.good(`${origin} lets ${visit.origin} make the portal’s calls.`)
  // In a page, an answered call was allowed.
  if (visit.isInPage) return [isFine]
  const preflight = await visit
    .fetch(url, {
      method: 'OPTIONS',
      headers: {
        ...originHeaders(visit, url),
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': ASKED.join(','),
      },
      signal: inTime(),
    })
    .catch(() => null)
  const missing = preflight ? missingOf(preflight, visit) : ['an answer to OPTIONS']
  if (answer && !allows(answer.headers, visit.origin)) missing.push('Access-Control-Allow-Origin of the POST')
  if (missing.length === 0) return [isFine]
  return [
    cors.fault(
      `${origin} does not let ${visit.origin} make the portal’s calls. Missing: ${missing.join('; ')}.`,
      corsRemedy(visit),
    ),
  ]
}

function missingOf({ ok, status, headers }: Response, { origin }: Visit): string[] {
  const listed = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/[\s,]+/)
  const allowed = listed('access-control-allow-headers')
  const unlisted = allowed.includes('*') ? [] : ASKED.filter((name) => !allowed.includes(name))
  return [
    ...(ok ? [] : [`an answer to OPTIONS (it is ${status})`]),
    ...(allows(headers, origin) ? [] : ['Access-Control-Allow-Origin of OPTIONS']),
    ...(unlisted.length === 0 ? [] : [`Access-Control-Allow-Headers: ${unlisted.join(', ')}`]),
  ]
}

/** Returns the advice on how to let a page read the back end's answers (CORS). */
export const corsRemedy = ({ origin }: Pick<Visit, 'origin'>) =>
  `Let OPTIONS and POST of the back end answer with Access-Control-Allow-Origin: ${origin} (or *), and OPTIONS with Access-Control-Allow-Headers: Content-Type, X-FLUID-CONTEXT, X-API-KEY.`

/** Stores nothing and reads nothing: the check needs no session, and must not see the page's own. */
const emptyStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}
