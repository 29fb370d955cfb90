import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { portalDist } from '../../scripts/buildPortal'
import { noteConsole } from '../console'
import { expect, fillSignIn, test } from '../fixtures'
import { title } from '../locators'
import type { MerchantName, RunningPortal } from '../portal'

test.use({ serviceWorkers: 'allow' })

/** Returns the policy written by the build for static hosts. */
async function builtPolicy(): Promise<string> {
  const headers = await readFile(join(portalDist, '_headers'), 'utf8')
  const policy = /^  Content-Security-Policy: (.+)$/m.exec(headers)?.[1]
  if (!policy) throw new Error('The build has written no policy')
  return policy
}

/** Serves the built portal page under the policy of the build. @returns the violations. */
async function openUnderPolicy(page: Page, portal: RunningPortal, merchant: MerchantName, policy: string) {
  const refused = noteConsole(page, { says: /Content Security Policy|Trusted(HTML|Script|Type)/i })
  page.on('pageerror', (error) => refused.push(String(error)))
  const body = await readFile(join(portalDist, 'index.html'), 'utf8')
  await page.route(portal.url(merchant), (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body }),
  )
  await page.goto(portal.url(merchant))
  return refused
}

test('the policy of the build has no inline script or style by name, and asks for Trusted Types [case-250]', async () => {
  const policy = await builtPolicy()
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).toContain(`require-trusted-types-for 'script'`)
  for (const file of ['nginx.conf', 'Caddyfile']) {
    expect(await readFile(join(portalDist, '../policy', file), 'utf8'), file).toContain(policy)
  }
})

test('an order is placed under the policy of the build, and nothing is refused [case-250]', async ({
  page,
  portal,
}) => {
  const refused = await openUnderPolicy(page, portal, 'ironbark', await builtPolicy())
  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
  await page.goto(portal.url('ironbark', '#/products/TIMBER/Structural%20Pine'))
  const tally = page.getByRole('button', { name: /^Enter a tally of/ }).first()
  await expect(tally).toBeVisible()
  expect(await tally.evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px')
  await tally.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(portal.url('ironbark', '#/search?value=skirting'))
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  await page.goto(portal.url('ironbark', '#/checkout'))
  await page
    .getByRole('radio', { name: /Pick ?up/i })
    .first()
    .check({ force: true })
  await expect(page.getByRole('combobox', { name: 'Job name' })).toBeVisible()
  await page.goto(portal.url('ironbark', '#/invoices'))
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto(portal.url('ironbark', '#/stores'))
  await expect(title(page)).toBeVisible()
  // The worker, whose registration is a script's address.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined))
    .toBe(true)
  expect(refused).toEqual([])
})

test('under the policy no text becomes HTML or the address of a script but those two that are needed [case-251]', async ({
  page,
  portal,
}) => {
  await openUnderPolicy(page, portal, 'ironbark', await builtPolicy())
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  const outcomes = await page.evaluate(() => {
    const tried = (work: () => void) => {
      try {
        work()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const element = document.createElement('div')
    const script = document.createElement('script')
    return {
      emptied: tried(() => (element.innerHTML = '')),
      html: tried(() => (element.innerHTML = '<img src=x onerror=alert(1)>')),
      script: tried(() => (script.src = 'https://evil.test/x.js')),
      own: tried(() => (script.src = './assets/x.js')),
      text: tried(() => (script.text = 'alert(1)')),
    }
  })
  expect(outcomes).toEqual({
    emptied: 'done',
    html: 'TypeError',
    script: 'TypeError',
    own: 'TypeError',
    text: 'TypeError',
  })
})

test('a payment by the provider’s script is begun under the policy, once that names the provider [case-252]', async ({
  page,
  portal,
}) => {
  const refused = await openUnderPolicy(page, portal, 'cascade', await builtPolicy())
  await fillSignIn(page, 'cascade')
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
  await page.goto(portal.url('cascade', '#/pay-account'))
  await page.getByRole('button', { name: /Proceed/ }).click()
  await expect(page).toHaveURL(/__pay\/windriver/)
  expect(refused).toEqual([])
})
