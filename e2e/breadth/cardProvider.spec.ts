import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paymentFiles } from '@trade-portal/fluid-sandbox'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { serve } from '@trade-portal/fluid-sandbox/node'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

/** A site that pays through windriver's script, like the portal. */
const shop = `<!doctype html><title>Shop</title><p>Shop</p><script src="__pay/windriver.js"></script>`

/** Starts a back end that serves its pages, beside the shop. */
async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'card-provider-'))
  writeFileSync(join(folder, 'index.html'), shop)
  const sandbox = openNodeSandbox({ merchant: 'cascade', size: 'small' })
  const server = await serve({ port: 0, mounts: [{ path: '/', sandbox, root: folder }] })
  return {
    address: `http://localhost:${server.port}/`,
    sandbox,
    // Its pages write into the back end's own tables.
    storeInPage: (_page: Page) => Promise.resolve(),
    storeInBackEnd: (_page: Page) => Promise.resolve(),
    async [Symbol.asyncDispose]() {
      await server.close()
      sandbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Starts a static host, and a back end that only shares the page's storage with it. */
async function startFiles() {
  const files: Record<string, string> = { '': shop, ...paymentFiles('Cascade Lumber & Supply') }
  const server = createServer(({ url = '/' }, answer) => {
    const file = files[url.slice(1).split('?')[0] ?? '']
    const type = url.includes('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    answer.writeHead(file === undefined ? 404 : 200, { 'Content-Type': type }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const storage = new Map<string, string>()
  const paymentStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  }
  const sandbox = openNodeSandbox({ merchant: 'cascade', size: 'small', paymentStorage })
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    sandbox,
    /** Copies the back end's storage to the page. Where the back end runs in the page, the two are the same. */
    async storeInPage(page: Page) {
      await page.evaluate(
        (items) => {
          for (const [key, value] of items) localStorage.setItem(key, value)
        },
        [...storage],
      )
    },
    async storeInBackEnd(page: Page) {
      for (const [key, value] of await page.evaluate(() => Object.entries(localStorage))) {
        storage.set(key, String(value))
      }
    },
    async [Symbol.asyncDispose]() {
      sandbox.close()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** Signs in and returns a function for calls. */
async function signIn({
  sandbox,
  address,
}: Pick<Awaited<ReturnType<typeof startServer>>, 'sandbox' | 'address'>) {
  const post = async (ipFunction: string, ipApi: string, headers: Record<string, string>, body: BodyInit) => {
    const query = new URLSearchParams({
      ipApi,
      ipService: 'Frameworks.Interfaces.Mobile.TradePortal',
      ipFunction,
    })
    const request = { method: 'POST', headers, body }
    return await (await sandbox.fetch(`${address}fluid/FluidAppServerProxy?${query}`, request)).json()
  }
  const form = new URLSearchParams({
    userid: 'builder',
    password: 'cascade',
    domain: 'frameworks',
    extra: 'TP',
  })
  const { sessionID } = await post('login', 'userLogin', {}, form)
  const headers = { 'Content-Type': 'application/json', 'X-FLUID-CONTEXT': sessionID }
  return (operation: string, payload: object) =>
    post(operation, 'presenter', headers, JSON.stringify(payload))
}

const reference = '220415-0-0'

/** Pays as the shop's button would. */
const payWithWindriver = (page: Page, address: string) =>
  page.evaluate(
    ({ address, reference }) => {
      const { WindriverCheckout } = window as unknown as {
        WindriverCheckout: { redirect(sale: object): void }
      }
      WindriverCheckout.redirect({
        key: 'pk_test_cascade',
        amount: 1842.05,
        currency: 'USD',
        type: 'sale',
        reference,
        collectShipping: true,
        successUrl: `${address}#/payment-complete?transid=W-7`,
        cancelUrl: `${address}#/payment-cancelled`,
      })
    },
    { address, reference },
  )

const windcave = (address: string) => ({
  idCust: '220415',
  paymentAmount: 64.5,
  paymentReference: reference,
  urlApproved: `${address}?lang=en#/payment-complete`,
  urlCancelled: `${address}#/payment-cancelled`,
  urlDeclined: `${address}#/payment-fail`,
})

const button = (page: Page, name: string) => page.getByRole('button', { name })

for (const [name, start] of [
  ['served by the back end', startServer],
  ['of files', startFiles],
] as const) {
  test(`windriver’s page ${name} takes a second card and tells the truth`, async ({ page }) => {
    await using host = await start()
    const call = await signIn(host)
    await page.goto(host.address)
    await payWithWindriver(page, host.address)
    await expect(page.getByRole('heading', { name: 'Pay Cascade Lumber & Supply' })).toBeVisible()
    await expect(page.getByText('$1,842.05')).toBeVisible()
    await button(page, 'Close the tab').click()
    await expect(page.getByRole('status')).toContainText('the payment stays pending')
    await button(page, 'Decline').click()
    await expect(page.getByRole('status')).toContainText('The card was declined')
    await button(page, 'Approve').click()
    await expect(page).toHaveURL(`${host.address}#/payment-complete?transid=W-7`)
    await host.storeInBackEnd(page)
    expect(await call('queryPaymentSession', { sessionID: 'W-7' })).toEqual({
      status: 'approved',
      paymentAmount: 1842.05,
      paymentReference: reference,
    })
  })

  test(`windcave’s page ${name} returns with the payment’s id, once`, async ({ page }) => {
    await using host = await start()
    const call = await signIn(host)
    const { redirectUrl } = await call('createPaymentSession', windcave(host.address))
    const id = new URL(redirectUrl).searchParams.get('payment')
    await page.goto(host.address)
    await host.storeInPage(page)
    await page.goto(redirectUrl)
    await expect(page.getByText('$64.50')).toBeVisible()
    await expect(page.getByText(reference)).toBeVisible()
    await button(page, 'Decline').click()
    const returned = `${host.address}?sessionId=${id}#/payment-fail`
    await expect(page).toHaveURL(returned)
    await page.goto(redirectUrl)
    await expect(button(page, 'Approve')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Return to Cascade Lumber & Supply' })).toHaveAttribute(
      'href',
      returned,
    )
    await host.storeInBackEnd(page)
    expect(await call('queryPaymentSession', { sessionID: id })).toMatchObject({ status: 'declined' })
  })
}

test('a page of files shows no payment that was not begun there', async ({ page }) => {
  await using host = await startFiles()
  await page.goto(`${host.address}__pay/windcave.html?payment=%3Cimg%20src%3Dx%3E`)
  await expect(page.getByRole('status')).toHaveText('There is no such payment')
  await expect(button(page, 'Approve')).toBeHidden()
})
