import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { serve } from '@trade-portal/fluid-sandbox/node'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { portalDist } from '../../scripts/buildPortal'
import { awaitServiceWorker } from '../serviceWorker'

/** Starts a portal as `start` serves it, with a `config/` the test can write to. */
async function startPortal() {
  const config = mkdtempSync(join(tmpdir(), 'trade-config-'))
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  const server = await serve({ port: 0, mounts: [{ path: '/', sandbox, root: portalDist, config }] })
  return {
    address: `http://localhost:${server.port}/`,
    paint: (color: string) =>
      writeFileSync(join(config, 'theme.css'), `:root { --trade-masthead-background: ${color} }`),
    async [Symbol.asyncDispose]() {
      await server.close()
      sandbox.close()
      rmSync(config, { recursive: true })
    },
  }
}

const masthead = (page: Page) => page.getByRole('banner')

test('the sign-in is seen in the merchant’s colours with nothing but its page, and a changed theme.css shows on a reload [speed-30]', async ({
  page,
}) => {
  await using portal = await startPortal()
  portal.paint('#4b1d6b')
  // Everything but the page is blocked.
  await page.route(
    (url) => url.pathname !== '/',
    () => undefined,
  )
  await page.goto(portal.address, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(masthead(page)).toHaveCSS('background-color', 'rgb(75, 29, 107)')
  portal.paint('#0b5a4a')
  await page.reload({ waitUntil: 'commit' })
  await expect(masthead(page)).toHaveCSS('background-color', 'rgb(11, 90, 74)')
})

test.describe('where a service worker keeps the page', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a changed theme.css shows on the next visit all the same [speed-31]', async ({ page }) => {
    await using portal = await startPortal()
    portal.paint('#4b1d6b')
    await page.goto(portal.address)
    await awaitServiceWorker(page)
    portal.paint('#0b5a4a')
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(true)
    await expect(masthead(page)).toHaveCSS('background-color', 'rgb(11, 90, 74)')
  })
})
