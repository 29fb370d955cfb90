import type { Configuration } from '@trade-portal/fluid-sdk'
import { checkConfiguration } from './checkConfiguration'
import { checkElements } from './checkElements'
import { checkEndpoint } from './checkEndpoint'
import { checkPolicy } from './checkPolicy'
import type { Need } from './checkPolicy'
import { checkScripts } from './checkScripts'
import { checkTheme } from './checkTheme'
import { findingsOf } from './findings'
import type { Finding } from './findings'
import { readPage } from './readPage'
import type { Page, PageInput } from './readPage'
import { ask, UNKNOWN_ORIGIN } from './visit'
import type { Visit } from './visit'

export interface ExamineInput {
  /** A page with elements. Without one only the configuration is checked. */
  page?: PageInput
  /** The configuration's address. Default: the one named by the page. */
  configurationUrl?: string
  /** A configuration set by a script of the page, instead of an address. */
  configuration?: Configuration
  /** The origin of the page that will use the configuration. Default: the origin of `page`, if there is one. */
  origin?: string
  fetch: typeof fetch
  /** Elements whose text would be illegible on the page's background, so that they paint their own surface. */
  painted?: readonly string[]
  /** The checks run on `page` itself, with its browser's restrictions. Default: false. */
  isInPage?: boolean
}

/**
 * Finds the reasons why a page does not work as expected. It needs no DOM and no session, and changes nothing.
 *
 * @example
 * const findings = await examine({ configurationUrl: 'https://shop.example/config/configuration.json', fetch })
 */
export async function examine(input: ExamineInput): Promise<Finding[]> {
  const page = input.page ? readPage(input.page) : null
  const origin = input.origin ?? page?.origin ?? null
  const visit: Visit = {
    fetch: input.fetch,
    origin: origin === UNKNOWN_ORIGIN ? null : origin,
    isInPage: input.isInPage ?? false,
  }
  const scripts = page ? await checkScripts(visit, page) : null
  const configurationUrl = input.configurationUrl ?? page?.configurationUrl ?? null
  const configuration = await configurationOf(input, visit, configurationUrl)
  const themes = await themesOf(visit, page, configurationUrl)
  const endpoint = configuration.configuration?.endpoint
  const needs: Need[] = [
    ...(scripts?.scripts ?? []).map(({ url, attributes }): Need => {
      return { directive: 'script-src', url, what: 'the script', nonce: attributes['nonce'] }
    }),
    ...(configurationUrl === null || input.configuration
      ? []
      : [{ directive: 'connect-src', url: configurationUrl, what: 'the configuration' } as const]),
    ...(endpoint === undefined ? [] : needsOf(endpoint)),
    ...themes.urls.map((url): Need => ({ directive: 'style-src', url, what: 'the theme' })),
    ...themes.fonts.map((url): Need => ({ directive: 'font-src', url, what: 'a font of the theme' })),
  ]
  const findings = [
    ...(page ? checkElements(page) : []),
    ...(scripts?.findings ?? []),
    ...configuration.findings,
    ...(page ? checkPolicy(page, needs) : []),
    ...themes.findings,
    ...(input.painted ?? []).map((name) =>
      findingsOf('theme').hint(
        `The text of <${name}> cannot be read on the page behind it, so that it paints a surface of its own.`,
        'Write color-scheme: dark where the page is dark, or a --trade-text that can be read there.',
      ),
    ),
  ]
  // An unknown origin is left out of the sentences.
  return findings.map((finding) => ({ ...finding, says: finding.says.replaceAll(UNKNOWN_ORIGIN, '') }))
}

const needsOf = (endpoint: string): Need[] => [
  { directive: 'connect-src', url: endpoint, what: 'the back end' },
  { directive: 'img-src', url: `${endpoint}/picture`, what: 'the pictures of products' },
]

/** Checks the configuration and its back end. */
async function configurationOf({ configuration, page }: ExamineInput, visit: Visit, url: string | null) {
  if (configuration) {
    const own = findingsOf('configuration').good('A script of the page has set the configuration.')
    return { configuration, findings: [own, ...(await checkEndpoint(visit, configuration))] }
  }
  if (url === null) {
    const says = 'The page names no configuration.'
    const remedy =
      'Write <trade-portal configuration="…/configuration.json"> on the page, or data-configuration on the script.'
    return { configuration: null, findings: [findingsOf('configuration').fault(says, remedy)] }
  }
  const checked = await checkConfiguration(visit, url, page && url)
  if (!checked.configuration) return checked
  if (checked.configuration.endpoint.startsWith(UNKNOWN_ORIGIN)) {
    const says =
      'The back end was not asked: it is where the file will be served from, and nobody has said where.'
    const unknown = findingsOf('endpoint').hint(says, 'Name that place: --origin https://shop.example')
    return { configuration: null, findings: [...checked.findings, unknown] }
  }
  const { configuration: found } = checked
  return { configuration: found, findings: [...checked.findings, ...(await checkEndpoint(visit, found))] }
}

/** Returns the themes of a page; for a configuration alone, the one beside it, if any. */
async function themesOf(visit: Visit, page: Page | null, configurationUrl: string | null) {
  const beside = page || configurationUrl === null ? [] : [new URL('theme.css', configurationUrl).href]
  const asked = await Promise.all([...(page?.themeUrls ?? []), ...beside].map((url) => ask(visit, url)))
  const there = asked.filter(({ url, response }) => !beside.includes(url) || response?.ok)
  const checked = there.map((theme) => checkTheme(theme))
  return {
    urls: there.map(({ url }) => url),
    findings: checked.flatMap(({ findings }) => findings),
    fonts: checked.flatMap(({ fonts }) => fonts),
  }
}
