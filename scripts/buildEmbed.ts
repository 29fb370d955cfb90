import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildUnlessBuilt } from './builtFrom.ts'
import { writeManifest } from './elementManifest.ts'
import { root } from './merchants.ts'

const folder = join(root, 'packages/portal-components')

/** The files of the elements: `portal.js`, which a page loads, and the files it fetches. */
export const embedDist = join(folder, 'dist/embed')

/**
 * Builds the elements, unless the existing build is of these very sources. Beside `portal.js`, whose address stays, is
 * the same script under a unique name, for pages that pin it by its hash; `embed.json` names both.
 */
export async function buildEmbed(): Promise<void> {
  await buildUnlessBuilt({
    folder: embedDist,
    sources: [
      'packages/portal-components/*.ts',
      'scripts/elementManifest.ts',
      'packages/{fluid-sdk,theme,portal-components}/{package.json,src/**/*}',
      'pnpm-lock.yaml',
    ],
    async build() {
      const { build } = await import('vite')
      await build({ root: folder, configFile: join(folder, 'vite.embed.config.ts'), logLevel: 'warn' })
      pin()
      writeManifest(join(folder, 'dist'))
    },
  })
}

function pin() {
  const script = readFileSync(join(embedDist, 'portal.js'))
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const name = `portal-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  cpSync(join(embedDist, 'portal.js'), join(embedDist, name))
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
  const about = { version, script: 'portal.js', pinned: { script: name, integrity } }
  writeFileSync(join(embedDist, 'embed.json'), `${JSON.stringify(about, null, 2)}\n`)
}
