import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { openWorld, type OpenWorld } from './openWorld.ts'
import { callRequest } from './requests.ts'
import { serve } from '../server/serve.ts'

/** A script of the portal’s. */
export const SCRIPT = 'export const words = {}\n'

const files: Record<string, string | Buffer> = {
  'portal/index.html': '<!doctype html><title>Portal</title>',
  'portal/404.html': '<!doctype html><title>Page not found</title>',
  'portal/sw.js': '// worker',
  'portal/embed/portal.js': '// elements',
  'portal/embed/.built-from': '1a2b3c',
  'portal/.vite/manifest.json': '{}',
  'portal/.well-known/security.txt': 'Contact: mailto:it@ironbark.example',
  'portal/assets/main-1a2b3c.js': SCRIPT,
  'portal/assets/main-1a2b3c.js.br': brotliCompressSync(SCRIPT),
  'portal/assets/main-1a2b3c.js.gz': gzipSync(SCRIPT),
  'portal/config/configuration.json': '{"of":"portal"}',
  'portal/config/theme.css': ':root{}',
  'cascade-config/configuration.json': '{"of":"cascade"}',
  'secret.txt': 'not for anyone',
}

/** Starts a server of two merchants, the second under `/cascade/`. */
export async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'fluid-serve-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const [ironbark, cascade] = [openWorld(), openWorld()]
  const root = join(folder, 'portal')
  const server = await serve({
    port: 0,
    mounts: [
      { path: '/', sandbox: ironbark.sandbox, root },
      { path: '/cascade/', sandbox: cascade.sandbox, root, config: join(folder, 'cascade-config') },
    ],
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  const base = server.url.slice(0, -1)
  const get = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init })
  const post = (world: OpenWorld, operation: string, payload: unknown, under = '') =>
    fetch(callRequest(operation, payload, world.session, base + under))
  return { server, base, get, post, ironbark, cascade }
}
