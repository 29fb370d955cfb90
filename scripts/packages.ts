import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { serve } from '@trade-portal/fluid-sandbox/node'
import { buildPackages } from './buildPackages.ts'
import { merchants } from './merchants.ts'
import { askDoctor } from './packages/askDoctor.ts'
import { loadEntries } from './packages/entries.ts'
import { bundle, installExamples } from './packages/examples.ts'
import { layHtmlPage, walkHtmlPage } from './packages/htmlPage.ts'
import type { OrderJourney } from './packages/orderJourney.ts'
import { walkPlainPage } from './packages/plainPage.ts'
import { orderFromNode } from './packages/nodeOrder.ts'
import { signTwoIn } from './packages/nodeSessions.ts'
import { buildSite, startSite } from './packages/nextSite.ts'
import { renderPage } from './packages/serverPage.ts'
import { walkSite } from './packages/siteJourney.ts'
import { install, inspect, packPackages } from './packages/tarballs.ts'
import { compileConsumers } from './packages/types.ts'
import { visit } from './packages/visitor.ts'
import { walkVuePage } from './packages/vuePage.ts'

// Takes the packages as strangers get them: from their tarballs, into separate folders, onto separate pages.
const folder = mkdtempSync(join(tmpdir(), 'trade-portal-packages-'))
const bare = join(folder, 'bare')
const examples = join(folder, 'examples')
const begun = performance.now()
try {
  await step('build the packages', buildPackages)
  const tarballs = await step('pack them', () => packPackages(join(folder, 'tarballs')))
  await step('look into the tarballs', () => inspect(tarballs))
  await sideBySide(withNpm(tarballs), withPnpm(tarballs))
  console.log(`packages: all is well, ${secondsSince(begun)} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Installs the packages alone with npm: in Node, on a server, and the elements on a page of plain HTML. */
async function withNpm(tarballs: readonly string[]) {
  mkdirSync(bare)
  writeFileSync(join(bare, 'package.json'), '{ "private": true }')
  await step('install the tarballs with npm', () => install(bare, tarballs))
  await step(
    'import every entry',
    () => loadEntries(bare, 'import'),
    (count) => `${count} entries`,
  )
  await step('require every entry', () => loadEntries(bare, 'require'))
  await step(
    'render a page on a server',
    () => renderPage(bare),
    (length) => `${length} characters of HTML`,
  )
  await withBackEnd(undefined, (address, sandbox) =>
    step(
      'order from Node',
      () => orderFromNode(bare, address, sandbox),
      (number) => `order ${number}`,
    ),
  )
  await withBackEnd(undefined, (address) =>
    step(
      'sign two customers in on one server',
      () => signTwoIn(bare, address),
      (versions) => versions.join(', '),
    ),
  )
  await withBackEnd(undefined, (address) => step('ask the doctor', () => askDoctor(bare, address)))
  await orderOn('the page of plain HTML', layHtmlPage(bare), walkHtmlPage)
}

/** Installs the projects that bundle or compile together with pnpm. */
async function withPnpm(tarballs: readonly string[]) {
  await step('install the examples with pnpm', () => installExamples(examples, tarballs))
  await sideBySide(onNext(), onVite())
}

async function onVite() {
  await step('compile what strangers write, with TypeScript 5.9, 6 and 7', () =>
    compileConsumers(join(examples, 'consumer')),
  )
  const plain = await step('bundle the page without a framework', () => bundle(join(examples, 'plain')))
  await orderOn('the page without a framework', plain, walkPlainPage)
  const vue = await step('bundle the application of Vue', () => bundle(join(examples, 'vue')))
  await orderOn('the application of Vue', vue, walkVuePage)
}

function onNext(): Promise<void> {
  const site = join(examples, 'next')
  return withBackEnd(undefined, async (backEnd) => {
    await step('build the website of Next', () => buildSite(site, backEnd))
    const { address, close } = await startSite(site, backEnd)
    try {
      await walk('the website of Next', { address, backEnd }, walkSite)
    } finally {
      close()
    }
  })
}

/** Runs two lanes, both of which mostly wait, to the end of both: neither leaves a process behind when the other fails. */
async function sideBySide(...lanes: Promise<void>[]) {
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason
}

/** Serves a merchant's back end, and files beside it. */
async function withBackEnd(
  files: string | undefined,
  use: (address: string, sandbox: Sandbox) => Promise<unknown>,
) {
  const [{ name, config }] = merchants
  const sandbox = openNodeSandbox({ merchant: name, size: 'small' })
  const mounts = [{ path: '/', sandbox, config, ...(files && { root: files }) }]
  const server = await serve({ port: 0, mounts })
  try {
    await use(new URL(server.url).origin, sandbox)
  } finally {
    await server.close()
    sandbox.close()
  }
}

type Walk = (journey: OrderJourney) => Promise<unknown>

/** Orders like a customer on a page served beside its back end. */
function orderOn(name: string, files: string, journey: Walk) {
  return withBackEnd(files, (origin) => walk(name, { address: `${origin}/`, backEnd: `${origin}/` }, journey))
}

async function walk(name: string, at: Pick<OrderJourney, 'address' | 'backEnd'>, journey: Walk) {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const go = () =>
    visit(async (page) => {
      await journey({ page, ...at, say })
    })
  await step(`order on ${name}`, go, () => said.join('\n   '))
}

/** Times a step and prints its result as a whole, since steps of two lanes end in turns. */
async function step<T>(name: string, work: () => Promise<T>, tell?: (result: T) => string): Promise<T> {
  const start = performance.now()
  try {
    const result = await work()
    console.log(`${name}: ${secondsSince(start)} s`)
    if (tell) console.log(`   ${tell(result)}`)
    return result
  } catch (error) {
    console.error(`${name}: failed after ${secondsSince(start)} s`)
    throw error
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}
