import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readBundle } from './bundleFiles.ts'
import { root } from './merchants.ts'

/**
 * Compares the size of a page's files with the recorded one: growth of more than 2 % fails. `--write` records the
 * current sizes, for a change that is worth it, and whenever something got smaller.
 */
const recordFile = join(root, 'scripts/builtSizes.json')
const MOST_GROWTH = 1.02

interface Size {
  bytes: number
  files: number
}

function hold(sizes: Record<string, Size>) {
  if (process.argv.includes('--write')) {
    writeFileSync(recordFile, `${JSON.stringify(sizes, null, 2)}\n`)
  } else {
    const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, Size>
    const faults = [...new Set([...Object.keys(sizes), ...Object.keys(recorded)])].flatMap((name) =>
      faultOf(name, sizes[name], recorded[name]),
    )
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  }
  for (const [name, { bytes, files }] of Object.entries(sizes)) {
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB in ${String(files).padStart(2)} files: ${name}`)
  }
}

function faultOf(name: string, now: Size | undefined, before: Size | undefined): string[] {
  if (!now) return [`${name}: recorded in scripts/builtSizes.json, and nothing of that name is built`]
  if (!before) return [`${name}: not recorded yet; run node scripts/builtSizes.ts --write`]
  if (now.bytes <= before.bytes * MOST_GROWTH) return []
  return [
    `${name}: ${now.bytes} bytes, ${((now.bytes / before.bytes - 1) * 100).toFixed(1)} % more than ${before.bytes}`,
  ]
}

/** The modules of some elements: their own views, or a widget with its wrapper. */
const others = {
  cartReview: ['views/cartReview.tsx'],
  cartButton: ['elements/widgetView.tsx', 'CartButton/CartButton.tsx'],
  checkoutForm: ['views/checkoutForm.tsx'],
  invoiceTable: ['elements/widgetView.tsx', 'InvoiceTable/InvoiceTable.tsx'],
  quickOrder: ['elements/widgetView.tsx', 'QuickOrder/QuickOrder.tsx'],
  statementView: ['elements/widgetView.tsx', 'StatementView/StatementView.tsx'],
}

/** Sizes of elements in gzip, which every host has: the cost of a page's first element, and of one more. */
function elementSizes(): Record<string, Size> {
  const bundle = readBundle(join(root, 'packages/portal-components/dist/embed'), 'files.json', (file) =>
    gzipSync(file, { level: 9 }),
  )
  const loader = bundle.closure('src/elements.ts')
  const core = new Set([...loader, ...bundle.closure('_core-')])
  const list = new Set([...core, ...bundle.closure('views/productList.tsx')])
  return {
    'elements: the loader': bundle.size(loader),
    'elements: a product list in all': bundle.size(list),
    ...Object.fromEntries(
      Object.entries(others).map(([view, modules]) => [
        `elements: ${view} beside a product list`,
        bundle.size(without(new Set(modules.flatMap((module) => [...bundle.closure(module)])), list)),
      ]),
    ),
  }
}

/** Returns the portal's sizes in brotli: the script until a page can be used. */
export function portalSizes(): Record<string, Size> {
  const folder = join(root, 'apps/portal/dist')
  const bundle = readBundle(folder, '.vite/manifest.json', (file) =>
    brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  // Built separately, so that the manifest does not list it.
  const early = readdirSync(join(folder, 'assets')).filter((name) => /^earlySignIn-.+\.js$/.test(name))
  const entry = [...early.map((name) => `assets/${name}`), ...bundle.closure('index.html')]
  const behind = [...entry, ...bundle.closure('_shell-')]
  const page = (route: string) => bundle.size(new Set([...behind, ...bundle.closure(`/${route}.tsx`)]))
  return {
    'portal: sign-in': bundle.size(new Set([...entry, ...bundle.closure('shell/visitorPages.ts')])),
    'portal: home': page('HomeDashboard'),
    'portal: products': page('ProductsRoute'),
    'portal: cart': page('CartReview'),
    'portal: checkout': page('CheckoutRoute'),
    'portal: invoices': page('InvoiceTable'),
  }
}

function without(files: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !others.has(file)))
}

if (import.meta.main) hold({ ...elementSizes(), ...portalSizes() })
