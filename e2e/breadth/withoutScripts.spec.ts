import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'
import type { RunningPortal } from '../portal'

const SENTENCE =
  'You can’t sign in here without JavaScript. Turn it on for this website, then reload the page.'
const SECRET = 'iron & bark'

/** Records each requested address, and any typed text in one. */
function watchAddresses(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('framenavigated', (frame) => asked.push(frame.url()))
  return asked
}

/** Signs in on a page without working scripts, and reads the response. */
async function sendForm(page: Page, portal: RunningPortal) {
  const asked = watchAddresses(page)
  await page.goto(portal.url('ironbark'))
  await expect(page.getByText(SENTENCE)).toBeVisible()
  await page.getByRole('textbox', { name: 'Username' }).fill('builder')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(SECRET)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await password.press('Enter')
  expect((await sent).isNavigationRequest()).toBe(true)
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('')
  await expect(page.getByText(SENTENCE)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(page.url()).toBe(portal.url('ironbark'))
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((address) => /builder|iron(?!bark)|password/.test(address))).toEqual([])
}

test('with scripts off the page says so, and nothing typed gets into an address [case-040] @phone', async ({
  browser,
  portal,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await sendForm(page, portal)
  await page.close()
})

test('under a policy that refuses the page’s own script it says so, and nothing typed gets into an address [case-040]', async ({
  page,
  portal,
}) => {
  await page.route(portal.url('ironbark'), async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': `script-src 'self'` }
    return route.fulfill({ response, headers })
  })
  await sendForm(page, portal)
})

test('where scripts run nobody reads that they are needed [case-042]', async ({ page, portal }) => {
  // Before the portal is interactive, and afterwards.
  await page.route(/\/assets\//, () => undefined)
  await page.goto(portal.url('ironbark'), { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText(SENTENCE)).toBeHidden()
  await page.unrouteAll()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await expect(page.getByText(SENTENCE)).toBeHidden()
})

test('the page that answers a form signs in once scripts run again [case-041]', async ({ page, portal }) => {
  let isRefused = true
  await page.route(portal.url('ironbark'), async (route) => {
    const response = await route.fetch()
    const headers = {
      ...response.headers(),
      ...(isRefused && { 'content-security-policy': `script-src 'self'` }),
    }
    return route.fulfill({ response, headers })
  })
  await page.goto(portal.url('ironbark'))
  await page.getByRole('textbox', { name: 'Username' }).fill('builder')
  await page.getByRole('textbox', { name: 'Username' }).press('Enter')
  await expect(page.getByText(SENTENCE)).toBeVisible()
  isRefused = false
  await page.goto(portal.url('ironbark'))
  await page.reload()
  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
})

test('an older browser reads which are new enough, and a new one does not [case-328]', async ({
  page,
  portal,
}) => {
  const sentence = 'This portal needs a newer browser: Safari 17.4, Chrome or Edge 120, Firefox 125 or later.'
  await page.goto(portal.url('ironbark'))
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await expect(page.getByText(sentence)).toBeHidden()
  // The page as seen by a browser that can only run the script for older browsers.
  const html = (await (await page.request.get(portal.url('ironbark'))).text()).replace(
    /<script data-scripts[^]*?<\/script>/,
    '<script>delete Promise.withResolvers</script>',
  )
  await page.route(portal.url('ironbark'), (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.reload()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByText(SENTENCE)).toBeHidden()
})
