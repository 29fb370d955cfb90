import type { ExamineInput } from '../doctor/examine'
import { ask } from '../doctor/visit'
import type { PortalProperties } from './pageSettings'

/** Gives a browser's reports the time to arrive: they come after what they are about, in milliseconds. */
const REPORTS_COME = 50

/** Reads the page that is open, as it stands, for the checks that are to find its faults. */
export async function readOwnPage(): Promise<ExamineInput> {
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)
  const url = window.location.href
  const reported = new Set<string>()
  const note = ({ originalPolicy, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce') reported.add(originalPolicy)
  }
  document.addEventListener('securitypolicyviolation', note)
  const { response } = await ask({ fetch, origin: window.location.origin, isInPage: true }, url)
  if (!response) await new Promise((resolve) => setTimeout(resolve, REPORTS_COME))
  document.removeEventListener('securitypolicyviolation', note)
  return {
    // As it stands, and not as it came: a script may have put the elements there.
    page: {
      url,
      html: document.documentElement.outerHTML,
      headers: response?.headers ?? null,
      reportedPolicies: [...reported],
    },
    ...configurationSet(),
    painted: paintedElements(),
    fetch,
    isInPage: true,
  }
}

/** Returns the names of the elements that paint a surface, as their text could not be read on the page. */
function paintedElements(): string[] {
  const own = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('trade-'))
  const painted = own.filter(({ shadowRoot }) => shadowRoot?.querySelector('[data-trade-painted="ground"]'))
  return [...new Set(painted.map(({ localName }) => localName))]
}

/** Gives what a script has set as a property, which no HTML tells. */
function configurationSet(): Pick<ExamineInput, 'configuration' | 'configurationUrl'> {
  const portal = document.querySelector<HTMLElement & PortalProperties>('trade-portal')
  const configuration = portal?.configuration
  if (typeof configuration === 'object') return { configuration }
  return configuration ? { configurationUrl: new URL(configuration, document.baseURI).href } : {}
}
