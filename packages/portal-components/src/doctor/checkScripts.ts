import { checkRead } from './checkCors'
import { findingsOf } from './findings'
import type { Finding } from './findings'
import type { Page, PageScript } from './readPage'
import { ask, reasonOf } from './visit'
import type { Asked, Visit } from './visit'

const { fault, good, hint } = findingsOf('script')

/** The file beside the script that lists the files of its version. */
interface Embed {
  version: string
  pinned: { script: string; integrity: string }
}

/** A script of the elements on the page. */
interface OwnScript extends PageScript {
  asked: Asked
  embed: Embed | null
}

/** The lines that a page without a script needs. */
const LINES =
  'Put <script type="module" src="…/embed/portal.js" data-configuration="…/configuration.json"></script> in the page’s head.'

/** Checks the elements' script: it must be there once and unchanged, and its version is named. */
export async function checkScripts(visit: Visit, page: Page) {
  const scripts = (await Promise.all(page.scripts.map((script) => readScript(visit, script)))).filter(
    (script) => script !== null,
  )
  if (scripts.length === 0) {
    const missing = visit.isInPage
      ? good('The elements came with a script of the page’s own.')
      : fault('The page has no script of the elements that can be seen in its HTML.', LINES)
    return { findings: [missing], scripts }
  }
  const each = await Promise.all(scripts.map((script) => checkScript(visit, script)))
  return { findings: [...each.flat(), ...checkCopies(scripts)], scripts }
}

/** Reads a script and the file beside it; `null` for any other script. */
async function readScript(visit: Visit, script: PageScript): Promise<OwnScript | null> {
  const { pathname } = new URL(script.url)
  if (!/\/portal(-[\da-f]{8})?\.js$/.test(pathname)) return null
  const [asked, beside] = await Promise.all([
    ask(visit, script.url),
    ask(visit, new URL('embed.json', script.url).href),
  ])
  const embed = readEmbed(beside)
  const isNamed = pathname.includes('/embed/') || 'data-configuration' in script.attributes
  return embed || isNamed ? { ...script, asked, embed } : null
}

function readEmbed({ response, text }: Asked): Embed | null {
  if (!response?.ok) return null
  try {
    const embed = JSON.parse(text) as Partial<Embed> | null
    return embed?.version && embed.pinned?.script ? (embed as Embed) : null
  } catch {
    return null
  }
}

async function checkScript(visit: Visit, script: OwnScript): Promise<Finding[]> {
  const { url, attributes, asked, embed } = script
  const findings: Finding[] = []
  if (attributes['type']?.trim().toLowerCase() !== 'module')
    findings.push(fault(`The tag of ${url} is of no module, and runs nothing.`, 'Add type="module" to it.'))
  // A policy may hide the text of a script from a page that runs it. It does run, since these checks do.
  if (!asked.response && visit.isInPage)
    return [...findings, hint(`${url} could not be read from here, nor its version.`)]
  if (!asked.response?.ok) {
    const reason = asked.response ? `it answers ${asked.response.status}` : reasonOf(asked.cause)
    const missing = fault(
      `${url} cannot be had: ${reason}.`,
      'Serve the whole folder embed/ of the build there.',
    )
    return [...findings, missing, ...checkRead(visit, asked, 'the script')]
  }
  const type = asked.response.headers.get('content-type') ?? ''
  if (!/^\s*(text|application)\/(x-)?(javascript|ecmascript)\b/i.test(type))
    findings.push(
      fault(
        `${url} is served as “${type}”, which a browser does not run as a module.`,
        'Serve .js as text/javascript.',
      ),
    )
  findings.push(...checkRead(visit, asked, 'the script'))
  findings.push(...(await checkIntegrity(script)))
  findings.push(
    embed
      ? checkPin(script, embed)
      : hint(
          `No embed.json lies beside ${url}: its version is not known.`,
          'Serve the whole folder embed/ of the build there.',
        ),
  )
  return findings
}

function checkPin({ url }: OwnScript, { version, pinned }: Embed): Finding {
  const { pathname } = new URL(url)
  // A folder with the version in its name changes with each release.
  const isPinned = pathname.endsWith(`/${pinned.script}`) || pathname.includes(version)
  if (isPinned) return good(`${url} is version ${version}, and stays what it is.`)
  return hint(
    `${url} is version ${version}, and the next with the next release.`,
    `To pin it: src="${new URL(pinned.script, url).href}" integrity="${pinned.integrity}" crossorigin`,
  )
}

const ALGORITHMS: Readonly<Record<string, string>> = {
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
}

async function checkIntegrity({ url, attributes, asked, embed }: OwnScript): Promise<Finding[]> {
  const hashes = (attributes['integrity'] ?? '').split(/\s+/).filter(Boolean)
  // A browser compares the script with the strongest hash alone.
  const [strongest] = hashes.sort().reverse()
  if (strongest === undefined) return []
  const [name = '', wanted] = strongest.split('?')[0]?.split(/-(.*)/s) ?? []
  const algorithm = ALGORITHMS[name.toLowerCase()]
  // A page loaded by http, from another machine, has no `crypto.subtle`.
  const { subtle } = globalThis.crypto as Partial<Crypto>
  if (!algorithm || !subtle) return [hint(`The integrity of ${url} cannot be checked here.`)]
  const bytes = new TextEncoder().encode(asked.text)
  const found = btoa(String.fromCharCode(...new Uint8Array(await subtle.digest(algorithm, bytes))))
  const accepted = hashes.some(
    (hash) => hash.startsWith(`${name}-`) && hash.split('?')[0] === `${name}-${found}`,
  )
  if (accepted || wanted === found) return [good(`The integrity of ${url} matches.`)]
  const remedy = embed
    ? `Write src="${new URL(embed.pinned.script, url).href}" integrity="${embed.pinned.integrity}".`
    : `Write integrity="${name}-${found}".`
  return [fault(`The integrity of ${url} is another: a browser does not run it.`, remedy)]
}

/** A second copy of the script does nothing. */
function checkCopies(scripts: readonly OwnScript[]): Finding[] {
  if (scripts.length < 2) return []
  const versions = [...new Set(scripts.flatMap(({ embed }) => embed?.version ?? []))]
  const remedy = 'Keep one of the tags.'
  return versions.length > 1
    ? [
        fault(
          `The page has ${scripts.length} scripts of the elements, of versions ${versions.join(' and ')}: the first to run has it.`,
          remedy,
        ),
      ]
    : [hint(`The page has ${scripts.length} scripts of the elements: the second does nothing.`, remedy)]
}
