import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildEmbed, embedDist } from './buildEmbed.ts'
import { buildUnlessBuilt } from './builtFrom.ts'
import { compressFiles } from './compressFiles.ts'
import { root } from './merchants.ts'
import { writePolicy } from './writePolicy.ts'

export const portalDist = join(root, 'apps/portal/dist')
export const portalSources = [
  'apps/portal/*.{html,js,ts,json}',
  'apps/portal/{src,public,worker}/**/*',
  'packages/{fluid-sdk,theme,portal-components}/{package.json,src/**/*}',
  'packages/portal-components/*.ts',
  'scripts/{compressFiles,writePolicy}.ts',
  'pnpm-lock.yaml',
]

/** Builds the portal, with the elements in `embed/`, unless the existing build is of these very sources. */
export async function buildPortal(say: (line: string) => void): Promise<void> {
  const begun = performance.now()
  await buildEmbed()
  const hasBuilt = await buildUnlessBuilt({
    folder: portalDist,
    sources: portalSources,
    async build() {
      say('Building the portal. The first time takes about half a minute…')
      const { build } = await import('vite')
      await build({ root: join(root, 'apps/portal'), logLevel: 'warn' })
      const embed = join(portalDist, 'embed')
      rmSync(embed, { recursive: true, force: true })
      cpSync(embedDist, embed, { recursive: true })
      writePolicy(portalDist)
      await compressFiles(portalDist)
    },
  })
  if (hasBuilt) say(`Built in ${Math.round((performance.now() - begun) / 1000)} s.`)
}
