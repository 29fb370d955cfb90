import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { serve } from '@trade-portal/fluid-sandbox/node'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { peerDependencies } from '../../package.json'
import { embed } from '../testing/serveSite'
import { isIn } from './checkReact'

const folder = mkdtempSync(join(tmpdir(), 'trade-portal-doctor-'))
const source = join(import.meta.dirname, '../cli.ts')
const config = join(import.meta.dirname, '../../../../apps/portal/public/config')
const LIST = '<trade-product-list category="TIMBER" style="min-height: 640px"></trade-product-list>'
let address = ''
let close = () => Promise.resolve()

beforeAll(async () => {
  await build({
    config: false,
    silent: true,
    entry: { cli: source },
    format: 'esm',
    target: 'es2023',
    outDir: folder,
    noExternal: [/.*/],
    esbuildOptions(options) {
      options.conditions = ['trade-portal-source']
    },
  })
  const { files, integrity, pinned } = embed('embed/')
  const root = join(folder, 'site')
  mkdirSync(join(root, 'embed'), { recursive: true })
  for (const [line, { body }] of Object.entries(files))
    writeFileSync(join(root, line.slice('GET '.length)), body)
  const script = `<script type="module" src="embed/${pinned}" integrity="${integrity}" data-configuration="config/configuration.json" data-theme="config/theme.css"></script>`
  writeFileSync(join(root, 'good.html'), `<!doctype html>${script}${LIST}`)
  writeFileSync(
    join(root, 'bad.html'),
    `<!doctype html>${script}${LIST.replaceAll('product-list', 'prodct-list')}`,
  )
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  const server = await serve({ port: 0, mounts: [{ path: '/', sandbox, root, config }] })
  address = server.url
  close = async () => {
    await server.close()
    sandbox.close()
  }
})

afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command as a separate process, in a folder without a project. */
async function run(words: readonly string[], cwd = folder) {
  const child = spawn(process.execPath, [join(folder, 'cli.js'), ...words], { cwd })
  const said = { output: '', errors: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...said }
}

describe('trade-portal doctor', () => {
  it('says of a good page what was looked at, and ends with 0 [embed-67]', async () => {
    const { code, output, errors } = await run(['doctor', `${address}good.html`])
    expect(errors).toBe('')
    expect(output).toContain(`endpoint\n  ✓ The back end at ${new URL(address).origin} answers as one.\n`)
    expect(output).toContain('page\n  ✓ The page has <trade-product-list>.\n')
    expect(output).toMatch(/theme\n {2}✓ As shown, light: text 15\.\d\d : 1/)
    expect(output).toMatch(/\n0 faults, 0 hints\n$/)
    expect(code).toBe(0)
  })

  it('ends with 1 where there is a fault, with the remedy below it [embed-67]', async () => {
    const { code, output } = await run(['doctor', `${address}bad.html`])
    expect(output).toContain(
      '  ✗ <trade-prodct-list> is no element: it shows nothing.\n    Did you mean <trade-product-list>?\n',
    )
    expect(output).toMatch(/\n1 fault, 1 hint\n$/)
    expect(code).toBe(1)
    const missing = await run(['doctor', `${address}missing.html`])
    expect(missing.output).toContain(`✗ ${address}missing.html answers 404.`)
    expect(missing.code).toBe(1)
  })

  it('reads a configuration at an address, and one that nothing serves yet [embed-67]', async () => {
    const far = await run([
      'doctor',
      `${address}config/configuration.json`,
      '--origin',
      'https://shop.example',
    ])
    expect(far.output).toContain('lets https://shop.example make the portal’s calls.')
    expect(far.code).toBe(0)
    const file = join(config, 'configuration.json')
    const near = await run(['doctor', file, `--origin=${address}`])
    expect(near.output).toContain(`✓ The back end at ${new URL(address).origin} answers as one.`)
    expect(near.code).toBe(0)
    const nowhere = await run(['doctor', file])
    expect(nowhere.output).toContain('✓ /config/configuration.json can be used. It is of Ironbark Trade, and')
    expect(nowhere.output).toContain('! The back end was not asked')
    expect(nowhere.output).not.toContain('unknown.invalid')
    expect(nowhere.code).toBe(0)
  })

  it('finds what is wrong in a file, and reads the theme beside it [embed-67]', async () => {
    const own = join(folder, 'own/config')
    mkdirSync(own, { recursive: true })
    cpSync(join(config, 'theme.css'), join(own, 'theme.css'))
    writeFileSync(join(own, 'configuration.json'), '{ "DeviceList": [{ "endpointUrl": "ftp://erp" }] }')
    const { code, output } = await run(['doctor', './config/configuration.json'], join(folder, 'own'))
    expect(output).toContain('✗ The endpointUrl of /config/configuration.json is no http address.')
    expect(output).toContain('theme\n  ✓ As shown')
    expect(code).toBe(1)
  })

  it('writes JSON for a program [embed-67]', async () => {
    const target = `${address}bad.html`
    const { code, output } = await run(['doctor', target, '--json'])
    expect(JSON.parse(output)).toMatchObject({
      target,
      findings: expect.arrayContaining([
        {
          check: 'page',
          state: 'fault',
          says: '<trade-prodct-list> is no element: it shows nothing.',
          remedy: 'Did you mean <trade-product-list>?',
        },
      ]) as unknown,
    })
    expect(code).toBe(1)
  })

  it('explains itself, and ends with 2 where it is not understood [embed-67]', async () => {
    const help = await run(['--help'])
    expect(help.output).toMatch(/^trade-portal doctor </)
    expect(help.code).toBe(0)
    for (const [words, sentence] of [
      [['doctr', 'x'], 'There is no command “doctr”.'],
      [['doctor'], 'Name one page or one configuration.'],
      [['doctor', 'a', 'b'], 'Name one page or one configuration.'],
      [['doctor', 'missing.json'], `There is no file ${join(folder, 'missing.json')}.`],
      [['doctor', 'https://'], '“https://” is no address.'],
      [
        ['doctor', address, '--origin', 'shop'],
        '--origin takes an address such as https://shop.example, not “shop”.',
      ],
      [['doctor', address, '--colour'], "Unknown option '--colour'"],
    ] as const) {
      const { code, errors, output } = await run(words)
      expect([errors.startsWith(sentence) ? sentence : errors, code, output]).toEqual([sentence, 2, ''])
    }
  })

  it('holds the project’s React against what the widgets take [embed-67]', async () => {
    const project = join(folder, 'project')
    mkdirSync(project, { recursive: true })
    const ofReact = async (react: string, installed?: string) => {
      writeFileSync(join(project, 'package.json'), JSON.stringify({ dependencies: { react } }))
      rmSync(join(project, 'node_modules'), { recursive: true, force: true })
      if (installed) {
        mkdirSync(join(project, 'node_modules/react'), { recursive: true })
        const file = { name: 'react', version: installed }
        writeFileSync(join(project, 'node_modules/react/package.json'), JSON.stringify(file))
      }
      const { code, output } = await run(['doctor', `${address}good.html`], project)
      return [code, /^react\n +(.*)/m.exec(output)?.[1]]
    }
    const range = peerDependencies.react
    expect(await ofReact('^19.0.0', '19.3.1')).toEqual([
      0,
      `✓ React 19.3.1 is installed: the widgets take ${range}.`,
    ])
    expect(await ofReact('^16.8.0')).toEqual([
      1,
      `✗ The project asks for React ^16.8.0, and the widgets take ${range}.`,
    ])
    expect(await ofReact('*', '17.0.2')).toEqual([
      1,
      `✗ React 17.0.2 is installed, and the widgets take ${range}.`,
    ])
  })
})

describe('a range of versions', () => {
  it.each([
    ['19.2.0', '^19.2.0', true],
    ['19.10.0', '^19.2.0', true],
    ['19.1.9', '^19.2.0', false],
    ['20.0.0', '^19.2.0', false],
    ['20.0.0', '>=18.2.0', true],
    ['18.1.0', '>=18.2.0', false],
    ['18.3.1', '^18.2.0 || ^19.0.0', true],
    ['17.0.2', '^18.2.0 || ^19.0.0', false],
  ])('%s in %s: %s', (version, range, isInside) => {
    expect(isIn(version, range)).toBe(isInside)
  })
})
