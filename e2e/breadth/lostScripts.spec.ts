import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as deployedTest, visit } from '../deployment'
import { expect, fillSignIn, test } from '../fixtures'
import { home } from '../locators'
import { holdFiles } from '../network'

const ENTRY = /\/assets\/index-[^/]*\.js/
const reloadButton = (page: Page) => page.getByRole('button', { name: 'Reload' })

test('a portal whose script is lost after an early press says that they are signed in, and a reload shows it [case-280] @phone', async ({
  page,
  portal,
}) => {
  const before = (await portal.calls('ironbark')).length
  let lose = () => {}
  const lost = new Promise<void>((resolve) => (lose = resolve))
  await page.route(ENTRY, async (route) => {
    await lost
    await route.abort()
  })
  await page.goto(portal.url('ironbark'), { waitUntil: 'commit' })
  const answered = page.waitForResponse(/ipFunction=login/)
  await page.getByText('Remember Me').click()
  await fillSignIn(page, 'ironbark')
  await answered
  lose()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(
    'You’re signed in, but the rest of the portal couldn’t be loaded. Reload the page.',
  )
  // Nothing typed is lost, and no message is false.
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('builder')
  await expect(page.getByText('Configuration not loaded')).toHaveCount(0)
  await page.unroute(ENTRY)
  await reloadButton(page).click()
  await expect(home(page)).toBeVisible()
  const calls = (await portal.calls('ironbark')).slice(before)
  expect(calls.filter(({ operation }) => operation === 'login')).toHaveLength(1)
  const remembered = () => Object.keys(localStorage).filter((key) => /^trade:.*:session$/.test(key)).length
  expect(await page.evaluate(remembered)).toBe(1)
})

test('a portal whose script is lost says so at once, and signs in whoever presses then [case-281]', async ({
  page,
  portal,
}) => {
  await page.route(ENTRY, (route) => route.abort())
  await page.goto(portal.url('ironbark'))
  await expect(page.getByRole('alert')).toContainText(
    'The portal couldn’t be loaded. Check your connection, then reload the page.',
  )
  await page.getByRole('textbox', { name: 'Username' }).fill('builder')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('wrong')
  const answered = page.waitForResponse(/ipFunction=login/)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await answered
  // Refused: the page shows no signed-in customer.
  await expect(page.getByRole('alert')).toContainText('The portal couldn’t be loaded.')
  await password.fill('ironbark')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('You’re signed in')
  await page.unroute(ENTRY)
  await reloadButton(page).click()
  await expect(home(page)).toBeVisible()
})

test('a customer with a session reads that the portal is lost, and waits no longer [case-282]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.route(ENTRY, (route) => route.abort())
  await page.goto(portal.url('ironbark', '#/cart'))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('The portal couldn’t be loaded.')
  await expect(page.locator('#waiting img')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeHidden()
  await page.unroute(ENTRY)
  await reloadButton(page).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

test('a portal that is slow to load after a press says that, and not that its configuration is missing [case-283]', async ({
  page,
  portal,
}) => {
  const letGo = await holdFiles(page, ENTRY)
  await page.clock.install()
  await page.goto(portal.url('ironbark'), { waitUntil: 'commit' })
  const answered = page.waitForResponse(/ipFunction=login/)
  await page.clock.runFor(1_500)
  await fillSignIn(page, 'ironbark')
  await answered
  await page.clock.runFor(1_000)
  await page.clock.runFor(9_000)
  await expect(page.getByRole('alert')).toContainText(
    'The portal is slow to load. Wait a moment, or reload the page.',
  )
  await page.clock.resume()
  letGo()
  await expect(home(page)).toBeVisible()
  await expect(page.getByText('slow to load')).toHaveCount(0)
})

/** Replaces a script of the page's build by one of another build, cached by the browser like any other. */
async function breakScripts(page: Page, file: RegExp, change: (script: string) => string, isStored = true) {
  await page.route(file, async (route) => {
    const response = await route.fetch()
    const headers = {
      ...response.headers(),
      'cache-control': isStored ? 'max-age=9999, immutable' : 'no-store',
    }
    await route.fulfill({ response, headers, body: change(await response.text()) })
  })
}

/** Has a script import a name which the chunk of the other build does not export. */
async function importFromAnotherBuild(page: Page, file: RegExp) {
  await breakScripts(page, file, (script) => `import { ofAnotherBuild } from '../none.js'\n${script}`)
  await page.route(/\/none\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
  )
}

test('scripts of two builds say so, and offer to reload them once [case-220]', async ({ page, portal }) => {
  await importFromAnotherBuild(page, ENTRY)
  await page.goto(portal.url('ironbark'))
  await expect(page.getByRole('alert')).toContainText(
    'The portal was updated while it loaded. Reload the page.',
  )
  await reloadButton(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'Reloading didn’t help. Please try again later, or contact us.',
  )
  // The files are repaired under the same names, which the browser would not request again.
  await page.unrouteAll()
  await reloadButton(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a part that asks for the start of its own, other build says so, and offers to load it again [case-228]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  let entry = ''
  page.on('request', (request) => {
    if (ENTRY.test(request.url())) entry = request.url()
  })
  await breakScripts(
    page,
    /\/assets\/shell-[^/]*\.js/,
    (script) => `import './before-index.js'\n${script}`,
    false,
  )
  await page.route(/before-index\.js/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: entry }) }),
  )
  await page.goto(portal.url('ironbark', '#/cart'))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(
    'The portal was updated while it loaded. Reload the page.',
  )
  await page.unrouteAll()
  await reloadButton(page).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

test('a frame of another build says so to who is signed in, and a reload mends it [case-228]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await importFromAnotherBuild(page, /\/assets\/shell-[^/]*\.js/)
  await page.goto(portal.url('ironbark', '#/cart'))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(
    'The portal was updated while it loaded. Reload the page.',
  )
  await page.unrouteAll()
  await reloadButton(page).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

test('a portal that empties its own page says so, and offers to load it again [case-221]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await page.evaluate(() => document.getElementById('portal')?.replaceChildren())
  await expect(page.getByRole('alert')).toContainText(
    'Something went wrong, and this page can’t be shown. Reload the page.',
  )
  await reloadButton(page).click()
  await expect(home(page)).toBeVisible()
})

for (const route of ['', '#/cart']) {
  test(`a part of another build that fails while it is rendered leaves no white page: ${route || 'signed out'} [case-222]`, async ({
    page,
    portal,
    signIn,
  }) => {
    if (route) await signIn('ironbark')
    // The portal's frame throws while rendering.
    await breakScripts(
      page,
      /\/assets\/(shell|signIn|visitorPages|basics)-[^/]*\.js/,
      (script) => script.replaceAll('.companyName', '.companyName.of.another.build'),
      false,
    )
    await page.goto(portal.url('ironbark', route))
    await page.reload()
    await expect(page.getByRole('alert').or(page.getByRole('alertdialog')).first()).toContainText(
      /Reload the page|couldn’t (be )?load|An Error Occured|Something went wrong/,
    )
    expect((await page.locator('body').innerText()).trim()).not.toBe('')
    await page.unrouteAll()
    await page.reload()
    if (route) await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
    else await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
}

test('a page whose file is of another build says so in place of the page, and a reload mends it [case-224]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await importFromAnotherBuild(page, /\/assets\/CartReview-[^/]*\.js/)
  await page.goto(portal.url('ironbark', '#/cart'))
  await expect(page.getByRole('alert')).toContainText(
    'The portal was updated while it loaded. Reload the page.',
  )
  await page.unrouteAll()
  await reloadButton(page).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

deployedTest.describe('a careless copy', () => {
  deployedTest.use({ serviceWorkers: 'allow' })

  deployedTest(
    'of another build under the names of this one leaves no white page, and a reload shows the new one [case-223]',
    async ({ page, deployed }) => {
      await visit(page, deployed)
      const assets = join(deployed.folder, 'assets')
      const [entry = ''] = (await readdir(assets)).filter((name) => /^index-.*\.js$/.test(name))
      const script = await readFile(join(assets, entry), 'utf8')
      // The browser and the worker have a cached entry of a build incompatible with the new one.
      await page.evaluate(async (name) => {
        for (const key of await caches.keys()) {
          if (!key.startsWith('trade:shell:')) continue
          const cache = await caches.open(key)
          const response = new Response('throw new Error("of another build")', {
            headers: { 'Content-Type': 'text/javascript' },
          })
          await cache.put(new URL(`./assets/${name}`, location.href), response)
        }
      }, entry)
      await writeFile(join(assets, entry), script)
      await page.reload()
      await expect(page.getByRole('alert')).toContainText(
        'Something went wrong, and this page can’t be shown.',
      )
      await reloadButton(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
    },
  )
})
