import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { serve } from '@trade-portal/fluid-sandbox/node'
import { merchants } from './merchants.ts'
import { buildVuePage, layHtmlPage } from './packages/elementPages.ts'
import { loadEntries } from './packages/entries.ts'
import { orderThere } from './packages/orderJourney.ts'
import { buildPlainPage, walkPlainPage } from './packages/plainPage.ts'
import { orderFromNode } from './packages/nodeOrder.ts'
import { buildSite, installSite, startSite } from './packages/nextSite.ts'
import { renderPage } from './packages/serverPage.ts'
import { walkSite } from './packages/siteJourney.ts'
import { buildPackages, install, packPackages } from './packages/tarballs.ts'
import { visit } from './packages/visitor.ts'

// Takes the packages as strangers get them: from their tarballs, into a folder of their own, onto a page of their own.
const folder = mkdtempSync(join(tmpdir(), 'trade-portal-packages-'))
const bare = join(folder, 'bare')
const site = join(folder, 'site')
const begun = performance.now()
try {
  await step('build the packages', buildPackages)
  const tarballs = await step('pack them', () => packPackages(join(folder, 'tarballs')))
  mkdirSync(bare)
  writeFileSync(join(bare, 'package.json'), '{ "private": true }')
  await step('install the tarballs with npm', () => install(bare, tarballs))
  const imported = await step('import every entry', () => loadEntries(bare, 'import'))
  await step('require every entry', () => loadEntries(bare, 'require'))
  say(`${imported} entries`)
  const length = await step('render a page on a server', () => renderPage(bare))
  say(`${length} characters of HTML, no warning`)
  await withBackEnd(undefined, async (address, sandbox) => {
    const number = await step('order from Node', () => orderFromNode(bare, address, sandbox))
    say(`order ${number}`)
  })
  const dist = await step('bundle the page without a framework', () => buildPlainPage(bare))
  await withBackEnd(dist, (address) =>
    step('walk through it', () => visit((page) => walkPlainPage(page, address, say))),
  )
  await withBackEnd(layHtmlPage(bare), (address) =>
    step('order from the page of plain HTML', () => order(address)),
  )
  const vue = await step('bundle the application of Vue', () => buildVuePage(join(folder, 'vue'), tarballs))
  await withBackEnd(vue, (address) => step('order from it', () => order(address)))
  await step('install the Next example', () => installSite(site, tarballs))
  await withBackEnd(undefined, tryNext)
  console.log(`packages: all is well, ${secondsSince(begun)} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Serves a merchant's back end, and files beside it. */
async function withBackEnd(
  files: string | undefined,
  use: (address: string, sandbox: Sandbox) => Promise<void>,
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

/** Builds the Next example for a back end, starts it, and walks through it. */
async function tryNext(backEnd: string) {
  await step('build it', () => buildSite(site, backEnd))
  const running = await step('start it', () => startSite(site, backEnd))
  try {
    await step('walk through it', () => visit((page) => walkSite(page, running.address, say)))
  } finally {
    running.close()
  }
}

/** Orders as a customer does on a page that stands beside its back end. */
function order(address: string) {
  return visit((page) => orderThere({ page, address: `${address}/`, backEnd: `${address}/`, say }))
}

function say(line: string) {
  console.log(`   ${line}`)
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    const result = await work()
    console.log(`${name}: ${secondsSince(start)} s`)
    return result
  } catch (error) {
    console.error(`${name}: failed after ${secondsSince(start)} s`)
    throw error
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}
