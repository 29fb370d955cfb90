import {
  configurationFields,
  isFluidError,
  loadConfiguration,
  parseCurrency,
  parseLocale,
} from '@trade-portal/fluid-sdk'
import { checkRead } from './checkCors'
import { findingsOf } from './findings'
import type { Finding } from './findings'
import { didYouMean } from './nearest'
import { ask, reasonOf, UNKNOWN_ORIGIN } from './visit'
import type { Visit } from './visit'

const { fault, good, hint } = findingsOf('configuration')

/** Reads the configuration as the SDK does, and checks each of its fields. An invalid one is `null`. */
export async function checkConfiguration(
  visit: Visit,
  url: string,
  /** Elements resolve a relative endpoint against the file's address; the portal against its own folder. */
  baseUrl: string | undefined,
) {
  const asked = await ask(visit, url)
  const findings = checkRead(visit, asked, 'the configuration')
  try {
    const configuration = await loadConfiguration({
      url,
      ...(baseUrl !== undefined && { baseUrl }),
      fetch: async () => asked.response ?? Promise.reject(asked.cause),
    })
    const { companyName, endpoint } = configuration
    const names = companyName ? `It is of ${companyName}` : 'It names no company'
    const route = endpoint.replace(UNKNOWN_ORIGIN, 'the place that it is served from')
    return {
      findings: [
        good(`${url} can be used. ${names}, and the back end is ${route}.`),
        ...findings,
        ...checkFields(asked.text),
      ],
      configuration,
    }
  } catch (error) {
    if (!isFluidError(error)) throw error
    const reason = asked.response ? '' : ` (${reasonOf(asked.cause)})`
    const failed = fault(`${error.message}${reason}.`, remedyOf(asked.response))
    return { findings: [failed, ...findings], configuration: null }
  }
}

function remedyOf(response: Response | null): string {
  if (!response) return 'Serve the file at this address, and see that the page’s policy lets it be read.'
  if (response.status !== 200) return `Put the file there: the address answers ${response.status}.`
  return 'The file is JSON with a DeviceList, whose first entry names the back end as endpointUrl; configuration.schema.json of @trade-portal/fluid-sdk has its fields.'
}

/** Checks the fields of a loaded file, which is JSON with an entry. */
function checkFields(text: string): Finding[] {
  const file = JSON.parse(text) as { DeviceList: Record<string, unknown>[] }
  const { DeviceList: list } = file
  const [entry = {}] = list
  const findings = [
    ...strangers(Object.keys(file), ['$schema', 'DeviceList'], 'The file'),
    ...strangers(Object.keys(entry), configurationFields, 'Its entry'),
  ]
  if (list.length > 1) {
    findings.push(hint(`The first of ${list.length} entries is read, and no other.`))
  }
  for (const field of ['device_id', 'company_id']) {
    if (entry[field] !== undefined && entry[field] !== '') continue
    findings.push(hint(`${field} is empty.`, 'The back end knows the portal and the company by it.'))
  }
  const { locale, currency } = entry
  if (locale !== undefined && parseLocale(String(locale)) === null)
    findings.push(unknownValue('locale', locale, 'en-AU or en-US'))
  if (currency !== undefined && parseCurrency(String(currency)) === null)
    findings.push(unknownValue('currency', currency, 'AUD or USD'))
  return findings
}

const strangers = (written: readonly string[], known: readonly string[], where: string) =>
  written
    .filter((field) => !known.includes(field))
    .map((field) => hint(`${where} has a field “${field}”, which nothing reads.`, didYouMean(field, known)))

const unknownValue = (field: string, value: unknown, known: string) =>
  hint(`${field} is “${String(value)}”, which is not known, so that usa decides.`, `Write ${known}.`)
