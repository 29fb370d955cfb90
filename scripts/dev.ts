import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { machineDay, serve } from '@trade-portal/fluid-sandbox/node'
import { createServer } from 'vite'
import { merchants, root } from './merchants.ts'

const { values } = parseArgs({
  options: {
    merchant: { type: 'string', default: 'ironbark' },
    port: { type: 'string', default: '5173' },
    data: { type: 'string', default: join(root, '.data') },
  },
})
const merchant = merchants.find(({ name }) => name === values.merchant)
if (!merchant) {
  console.error(`--merchant takes ${merchants.map(({ name }) => name).join(' or ')}.`)
  process.exit(1)
}

const data = resolve(values.data)
mkdirSync(data, { recursive: true })
const sandbox = openNodeSandbox({
  merchant: merchant.name,
  file: join(data, `${merchant.name}-dev.sqlite`),
  today: machineDay(),
})
const backEnd = await serve({ port: 0, host: '127.0.0.1', mounts: [{ path: '/', sandbox }] })

// The back end runs beside Vite, which forwards API requests to it.
const target = `http://127.0.0.1:${backEnd.port}`
process.env['PORTAL_CONFIG'] = merchant.config
const vite = await createServer({
  root: join(root, 'apps/portal'),
  server: {
    port: Number(values.port),
    proxy: Object.fromEntries(['/fluid', '/pictures', '/documents'].map((path) => [path, target])),
  },
})
await vite.listen()
vite.printUrls()
console.log(`  ${merchant.company}: sign in with ${merchant.username} / ${merchant.password}`)
