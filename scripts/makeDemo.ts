import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { paymentFiles } from '@trade-portal/fluid-sandbox'
import { buildUnlessBuilt } from './builtFrom.ts'
import { portalSources } from './buildPortal.ts'
import { merchants, root } from './merchants.ts'

export const demoDist = join(root, 'dist-demo')

const app = join(root, 'apps/portal')
const sources = [
  ...portalSources,
  'apps/portal/{demo,merchants}/**/*',
  'packages/{fluid-sandbox,demo-data}/{package.json,src/**/*}',
  'scripts/{makeDemo,merchants}.ts',
]

/** Builds one folder with both merchants' portals which needs no server, unless an identical one exists. */
export async function makeDemo(say: (line: string) => void): Promise<void> {
  const begun = performance.now()
  const hasBuilt = await buildUnlessBuilt({
    folder: demoDist,
    sources,
    async build() {
      say('Building the demo…')
      const { build } = await import('vite')
      await build({ root: app, configFile: join(app, 'vite.demo.config.ts'), logLevel: 'warn' })
      const page = await readFile(join(demoDist, 'index.html'), 'utf8')
      for (const merchant of merchants) await addMerchant(merchant, page)
    },
  })
  if (hasBuilt) say(`Built in ${Math.round((performance.now() - begun) / 1000)} s.`)
}

/** Puts a merchant's page, configuration and payment pages into its folder; scripts and styles stay where they are. */
async function addMerchant(
  { name, company, path, config }: (typeof merchants)[number],
  page: string,
): Promise<void> {
  const folder = join(demoDist, path)
  const top = path === '/' ? './' : '../'
  await cp(config, join(folder, 'config'), { recursive: true })
  await cp(join(app, 'demo/static'), folder, { recursive: true })
  const configuration = await readFile(join(config, 'configuration.json'), 'utf8')
  const files = {
    'index.html': page
      .replace('<html ', `<html data-merchant="${name}" `)
      .replaceAll(/(["'(])\.\/(assets)/g, `$1${top}$2`),
    // Documents and payment pages are in the merchant's folder, wherever the demo is served.
    'config/configuration.json': configuration.replace(/"endpointUrl": ""/, '"endpointUrl": "."'),
    ...paymentFiles(company),
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
}
