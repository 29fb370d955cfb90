import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildUnlessBuilt } from './builtFrom.ts'
import { siteSources } from './makeSite.ts'

describe('buildUnlessBuilt', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'built-from-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const builds = (hasStories: boolean) =>
    buildUnlessBuilt({ folder, sources: [join(folder, '*.tsx')], hasStories, build: async () => {} })

  it('builds again where a source has changed, and only there', async () => {
    write('Card.tsx', '1')
    expect(await builds(false)).toBe(true)
    expect(await builds(false)).toBe(false)
    write('Card.tsx', '2')
    expect(await builds(false)).toBe(true)
  })

  it('builds again where a build failed half-way, also of sources that were built before', async () => {
    write('Card.tsx', '1')
    await builds(false)
    write('Card.tsx', '2')
    const build = () => Promise.reject(new Error('half of it'))
    const failing = buildUnlessBuilt({ folder, sources: [join(folder, '*.tsx')], build })
    await expect(failing).rejects.toThrow('half of it')
    write('Card.tsx', '1')
    expect(await builds(false)).toBe(true)
  })

  it('lets a test change, and a story where none is a part of what is built', async () => {
    write('Card.stories.tsx', '1')
    for (const hasStories of [false, true]) {
      await builds(hasStories)
      write('Card.test.tsx', String(hasStories))
      expect(await builds(hasStories)).toBe(false)
      write('Card.stories.tsx', `2 ${hasStories}`)
      expect(await builds(hasStories)).toBe(hasStories)
    }
  })
})

it('the site is built again for each of its own files', () => {
  const own = [
    '.storybook/docs/partDocs.ts',
    '.storybook/embed/EmbedPanel.tsx',
    '.storybook/manager.ts',
    'site/look.css',
    'site/playground/samples.ts',
    'site/studio/studio.css',
    'site/tokens/rules.ts',
    'packages/portal-components/src/parts/Button.stories.tsx',
  ]
  expect(own.filter((file) => !siteSources.some((source) => matchesGlob(file, source)))).toEqual([])
})
