import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPackages } from './buildPackages.ts'
import { portalSources } from './buildPortal.ts'
import { buildUnlessBuilt } from './builtFrom.ts'
import { demoDist, makeDemo } from './makeDemo.ts'
import { merchants, root } from './merchants.ts'
import { run } from './run.ts'
import { writeTexts } from './siteTexts.ts'

const site = join(root, 'site')

export const siteDist = join(site, 'dist')

/** The source files of the site. */
export const siteSources = [
  ...portalSources,
  'apps/portal/{demo,merchants}/**/*',
  'packages/{fluid-sandbox,demo-data}/{package.json,src/**/*}',
  '.storybook/**/*',
  'site/*.*',
  'site/{playground,studio,tokens}/*',
  '{.,docs,packages/*}/*.md',
  'docs/{pictures/*,*.svg}',
  'scripts/{makeSite,siteTexts,makeDemo,merchants}.ts',
]

/**
 * Builds the documentation as one static site: guides and the packages' reference, the playground, the demo and
 * Storybook. It runs from any folder of any static host; the guides and the reference also work as local files.
 */
export async function makeSite(say: (line: string) => void): Promise<void> {
  const begun = performance.now()
  const hasBuilt = await buildUnlessBuilt({
    folder: siteDist,
    sources: siteSources,
    hasStories: true,
    build: () => build(say),
  })
  if (hasBuilt) say(`Built the site in ${Math.round((performance.now() - begun) / 1000)} s.`)
}

async function build(say: (line: string) => void): Promise<void> {
  await rm(siteDist, { recursive: true, force: true })
  await buildPackages()
  say('Writing the reference…')
  await run('typedoc', ['--options', join(site, 'typedoc.json'), '--logLevel', 'Error'], { cwd: site })
  say('Building the playground, the brand studio and the demo…')
  const vite = await import('vite')
  await vite.build({ configFile: join(site, 'vite.config.ts'), logLevel: 'warn' })
  await copy(join(root, 'packages/portal-components/dist/embed'), 'embed')
  await copy(merchants[0].config, 'config')
  await makeDemo(say)
  await copy(demoDist, 'demo')
  say('Building Storybook…')
  const storybook = join(siteDist, 'storybook')
  await run('storybook', ['build', '--quiet', '--loglevel', 'warn', '--output-dir', storybook], { cwd: root })
  await writeTexts(siteDist)
}

async function copy(folder: string, name: string): Promise<void> {
  await cp(folder, join(siteDist, name), { recursive: true })
}
