import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { findProgram } from './installed'

export interface WebKitDriver {
  address: string
  close(): Promise<void>
}

/** The browser's own bar would keep its window wider than a phone. */
const NARROW_BAR =
  'toolbar, toolbar *, toolbutton, button, entry, notebook tab { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 6px }'

/** Starts WebKit's driver with a separate home folder. It serves one browser at a time. */
export async function startWebKitDriver(display: string): Promise<WebKitDriver> {
  const home = await mkdtemp(join(tmpdir(), 'trade-portal-webkit-'))
  await mkdir(join(home, 'config/gtk-3.0'), { recursive: true })
  await writeFile(join(home, 'config/gtk-3.0/gtk.css'), NARROW_BAR)
  const port = await findFreePort()
  const child = spawn(findProgram('webkitDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_RUNTIME_DIR: home,
      // With LANG=C, as servers have it, `navigator.language` is “C”.
      LANG: 'en_AU.UTF-8',
      LANGUAGE: 'en_AU:en',
      TZ: 'Australia/Sydney',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      GTK_THEME: 'Adwaita',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // A container has no namespaces for the sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
    detached: true,
  })
  const end = () => {
    // Including the browser and its helper processes, which are in its group.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return {
    address,
    async close() {
      process.removeListener('exit', end)
      end()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
