import { parseArgs } from 'node:util'
import type { Finding } from '../doctor/findings'
import { checkReact } from './checkReact'
import { examineTarget } from './examineTarget'

const usage = `trade-portal doctor <page or configuration> [--origin <address>] [--json]

Finds out why the elements of a page show nothing. It changes nothing, and signs nobody in.

  trade-portal doctor https://shop.example/products.html
  trade-portal doctor https://shop.example/config/configuration.json --origin https://www.shop.example
  trade-portal doctor ./config/configuration.json --origin https://shop.example

  --origin  where the page is, or will be, that uses a configuration; of a file, also where it will be served from
  --json    writes the findings as JSON
  --help    writes this

It ends with 1 where it finds a fault, and with 2 where it cannot look.`

export interface Terminal {
  /** The folder to start from. */
  folder: string
  /** The supported versions of React, in a package file's notation. */
  reactRange: string
  write: (text: string) => void
  complain: (text: string) => void
}

/** Runs a command. @returns the exit code. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const refuse = (sentence: string) => {
    terminal.complain(`${sentence}\n\n${usage}`)
    return 2
  }
  const command = readWords(words)
  if (typeof command === 'string') return refuse(command)
  const { values, positionals } = command
  const [name, target, ...more] = positionals
  if (values.help || words.length === 0) {
    terminal.write(usage)
    return 0
  }
  if (name !== 'doctor') return refuse(`There is no command “${name ?? ''}”.`)
  if (target === undefined || more.length > 0) return refuse('Name one page or one configuration.')
  const origin = originOf(values.origin)
  if (origin === null)
    return refuse(`--origin takes an address such as https://shop.example, not “${values.origin}”.`)
  const examined = await examineTarget({ target, origin, folder: terminal.folder })
  if (typeof examined === 'string') return refuse(examined)
  const findings = [...examined, ...checkReact(terminal.folder, terminal.reactRange)]
  terminal.write(values.json ? JSON.stringify({ target, findings }, null, 2) : written(findings))
  return findings.some(isFault) ? 1 : 0
}

const isFault = ({ state }: Finding) => state === 'fault'

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        origin: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Reads an origin; `undefined` if none is given, `null` if it is invalid. */
function originOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).origin : null
}

const SIGNS = { good: '✓', hint: '!', fault: '✗' } as const

/** Returns the findings as lines: a sign, the finding, and its remedy below. */
function written(findings: readonly Finding[]): string {
  const checks = [...new Set(findings.map(({ check }) => check))]
  const blocks = checks.map((check) => {
    const own = findings.filter((finding) => finding.check === check)
    return [check, ...own.flatMap(linesOf)].join('\n')
  })
  return [...blocks, summaryOf(findings)].join('\n\n')
}

function linesOf({ state, says, remedy }: Finding): string[] {
  return [`  ${SIGNS[state]} ${says}`, ...(remedy === undefined ? [] : [`    ${remedy}`])]
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (state: Finding['state'], one: string) => {
    const { length } = findings.filter((finding) => finding.state === state)
    return `${length} ${one}${length === 1 ? '' : 's'}`
  }
  return `${count('fault', 'fault')}, ${count('hint', 'hint')}`
}
