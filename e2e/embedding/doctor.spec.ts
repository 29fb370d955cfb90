import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const LIST =
  '<trade-product-list category="TIMBER" style="display: block; min-height: 640px"></trade-product-list>'
const DOCTOR = '<trade-doctor></trade-doctor>'
const CONFIGURATION = '**/config/configuration.json'

/** Finds a failed check by its message, together with its remedy. */
const wrong = (page: Page, says: string | RegExp) => page.getByRole('listitem').filter({ hasText: says })

test('<trade-doctor> says that a good page is, and looks again when asked [embed-68]', async ({
  page,
  portal,
  openHostPage,
}) => {
  const script = 'data-configuration="config/configuration.json" data-theme="config/theme.css"'
  await openHostPage({ body: LIST + DOCTOR, script })
  await expect(page.getByRole('heading', { name: 'What’s stopping this page from working' })).toBeVisible()
  await expect(page.getByText('Nothing is stopping the elements from showing.')).toBeVisible()
  // The only hint is about the script's unversioned address.
  await expect(page.getByRole('listitem')).toHaveText([/^Hint: Script.*portal\.js is version \d+\.\d+\.\d+/])
  await page.getByRole('button', { name: /^Passed: \d+$/ }).click()
  const origin = new URL(portal.url('ironbark')).origin
  await expect(page.getByText(`Back end: The back end at ${origin} answers as one.`)).toBeVisible()
  await expect(page.getByText(/^Theme: As shown, light: text \d+\.\d\d : 1/)).toBeVisible()
  await expect(page.getByText('Page: The page has <trade-product-list>, <trade-doctor>.')).toBeVisible()

  await page.route(CONFIGURATION, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('1 fault found')).toBeVisible()
  await expect(wrong(page, /^Fault: Configuration.*Status 404 from/)).toContainText('Put the file there')
})

test('<trade-doctor> names the source that a policy lacks, where no other element can be shown [embed-68]', async ({
  page,
  openHostPage,
}) => {
  await openHostPage({
    policy:
      "default-src 'self'; img-src 'self' data:; connect-src 'none'; require-trusted-types-for 'script'",
    body: LIST + DOCTOR,
  })
  await expect(page.getByText('This part of the page couldn’t be loaded.')).toBeVisible()
  const policy = wrong(page, 'keeps the configuration from it by connect-src.')
  await expect(policy).toContainText('Fault: Content Security Policy')
  await expect(policy).toContainText("Add 'self' to connect-src.")
  await expect(wrong(page, /portal\.js could not be read from here/)).toContainText('Hint: Script')
  await expect(wrong(page, 'The page’s headers could not be read')).toContainText('trade-portal doctor')
})

test('<trade-doctor> reports a back end that the browser withholds from the page, and one that is not there [embed-68]', async ({
  context,
  page,
  portal,
  openHostPage,
}) => {
  // A real server: Playwright opens its mocked responses to every origin.
  const erp = createServer((_, outgoing) => outgoing.end('{}'))
  await new Promise<void>((resolve) => erp.listen(0, '127.0.0.1', resolve))
  const endpointUrl = `http://127.0.0.1:${(erp.address() as AddressInfo).port}`
  const entry = { endpointUrl, device_id: 'TP', company_id: '01' }
  await page.route(CONFIGURATION, (route) => route.fulfill({ json: { DeviceList: [entry] } }))
  // A page without a server counts as remote, and remote pages may not call this machine.
  await context.grantPermissions(['local-network-access'])
  await openHostPage({ body: `<trade-prodct-list></trade-prodct-list>${DOCTOR}` })
  const stored = wrong(page, `${endpointUrl} answers, and the browser keeps its answers from this page.`)
  await expect(stored).toContainText('Fault: Other origins (CORS)')
  await expect(stored).toContainText(`Access-Control-Allow-Origin: ${new URL(portal.url('ironbark')).origin}`)
  await expect(wrong(page, '<trade-prodct-list> is no element')).toContainText(
    'Did you mean <trade-product-list>?',
  )

  await new Promise((resolve) => {
    erp.close(resolve)
    erp.closeAllConnections()
  })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(wrong(page, `No answer from ${endpointUrl}`)).toContainText('Fault: Back end')
})
