import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { root } from '../../scripts/merchants'
import { fillSignIn } from '../fixtures'

/** The portal as its developers run it. */
const test = base.extend<{ address: string }>({
  address: [
    async ({ browser: _browser }, use) => {
      const data = await mkdtemp(join(tmpdir(), 'trade-portal-dev-'))
      // The build before the tests sets its own mode in the environment.
      const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'development' }
      const child = spawn(
        process.execPath,
        ['--conditions=trade-portal-source', join(root, 'scripts/dev.ts'), '--port=0', `--data=${data}`],
        { stdio: ['ignore', 'pipe', 'pipe'], env },
      )
      await use(await addressOf(child))
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      await rm(data, { recursive: true })
    },
    { timeout: 60_000 },
  ],
})

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /http:\/\/localhost:\d+\//.exec(said)?.[0]
      if (address) resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The development server ended with ${code}:\n${said}`)))
  })
}

test('a development build shows the merchant, the session and the latest calls, and nothing of what they carried [shell-80]', async ({
  page,
  address,
}) => {
  await page.goto(address)
  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible({ timeout: 30_000 })
  await page.goto(`${address}#/debug`)
  await expect(page.getByRole('heading', { name: 'Debug' })).toBeVisible()
  for (const [term, definition] of [
    ['Company Name', 'Ironbark Trade'],
    ['Company Email', 'trade@ironbark.example'],
    ['ABN', '51 824 753 556'],
    ['Session', 'signedIn'],
  ] as const) {
    await expect(page.getByText(term, { exact: true }).locator('+ dd')).toHaveText(definition)
  }
  const calls = page.getByRole('list', { name: 'Last calls' })
  await expect(calls.getByText('getUserDetails').first()).toBeVisible()
  await expect(calls.getByText(/^200 · \d+ ms$/).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/dana@|builder|password|104218/i)
})
