import type { ExamineInput } from '../doctor/examine'
import { ask } from '../doctor/visit'
import type { PortalProperties } from './pageSettings'

/** Milliseconds for a browser's reports to arrive: they follow their cause. */
const REPORTS_COME = 50

/** Reads the current page for the doctor's checks. */
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
    // The current HTML, because a script may have added the elements.
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

/** Returns the names of elements that paint a surface, because their text would be illegible on the page. */
function paintedElements(): string[] {
  const own = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('trade-'))
  const painted = own.filter(({ shadowRoot }) => shadowRoot?.querySelector('[data-trade-painted="ground"]'))
  return [...new Set(painted.map(({ localName }) => localName))]
}

/** Returns the configuration that a script has set as a property, which the HTML lacks. */
function configurationSet(): Pick<ExamineInput, 'configuration' | 'configurationUrl'> {
  const portal = document.querySelector<HTMLElement & PortalProperties>('trade-portal')
  const configuration = portal?.configuration
  if (typeof configuration === 'object') return { configuration }
  return configuration ? { configurationUrl: new URL(configuration, document.baseURI).href } : {}
}
