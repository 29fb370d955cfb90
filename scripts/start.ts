import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { machineDay, serve } from '@trade-portal/fluid-sandbox/node'
import { buildPortal, portalDist } from './buildPortal.ts'
import { merchants, root } from './merchants.ts'

const usage = `pnpm start [--port 4400] [--reset] [--size huge] [--data .data] [--built folder]

  --port   where to listen; the next free one when it is taken
  --reset  throw the data of earlier runs away and begin with fresh data
  --size   'huge' makes 10,000 products in one type, 10,000 orders and 10,000 invoices; kept apart from the normal data
  --data   the folder of the databases
  --built  the folder of a portal that is built already, which is served as it is`

const { values } = parseArgs({
  allowPositionals: false,
  options: {
    port: { type: 'string', default: '4400' },
    reset: { type: 'boolean', default: false },
    size: { type: 'string', default: 'normal' },
    data: { type: 'string', default: join(root, '.data') },
    built: { type: 'string', default: portalDist },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(usage)
  process.exit(0)
}
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  refuse(`--port takes a number from 0 to 65535, not “${values.port}”.`)
const { size } = values
if (size !== 'normal' && size !== 'huge') refuse(`--size takes 'normal' or 'huge', not “${size}”.`)

const built = resolve(values.built)
if (built === portalDist) await buildPortal(console.log)

const folder = resolve(values.data)
mkdirSync(folder, { recursive: true })
const mounts = merchants.map(({ name, path, config }) => {
  const file = join(folder, size === 'huge' ? `${name}-huge.sqlite` : `${name}.sqlite`)
  if (values.reset) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  if (!existsSync(file)) console.log(`Making the data of ${name}…`)
  const sandbox = openNodeSandbox({ merchant: name, file, size, today: machineDay() })
  return { path, sandbox, root: built, config }
})

const server = await listen(port)
const base = `http://localhost:${server.port}`
console.log(
  ['', 'The trade portal is ready.', '']
    .concat(
      merchants.map(
        ({ company, path, username, password }) =>
          `  ${company.padEnd(24)} ${(base + path).padEnd(34)} sign in: ${username} / ${password}`,
      ),
    )
    .concat(['', `The data is in ${folder}. Stop with Ctrl+C.`, ''])
    .join('\n'),
)

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    void server.close().then(() => {
      for (const { sandbox } of mounts) sandbox.close()
      process.exit(0)
    })
  })
}

/** Listens on the port, or on the next free one. */
async function listen(wanted: number) {
  for (let candidate = wanted; candidate <= Math.min(wanted + 20, 65_535); candidate++) {
    try {
      return await serve({ port: candidate, host: '127.0.0.1', mounts })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      console.log(`Port ${candidate} is taken by another program; trying ${candidate + 1}.`)
    }
  }
  return refuse(`No free port from ${wanted} to ${wanted + 20}. Name one with --port.`)
}

function refuse(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(1)
}
