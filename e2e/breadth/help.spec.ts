import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { title } from '../locators'
import { changeEntries, switchOn } from '../settings'
import { goTo } from '../shopping'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Links' })

const ends = [
  ['Handy Links', '#/links', 'Helpful Links'],
  ['Store Listing', '#/stores', 'Store Listings'],
  ['Support Email', '#/support', 'Support'],
  ['Contact a Representative', '#/contact-a-representative', 'Contact a Representative'],
] as const

test('the bottom link bar leads to its routes, and so does the menu of a phone [shell-20 help-17] @phone', async ({
  page,
  signIn,
  expectAccessible,
}, { project }) => {
  await signIn('ironbark')
  for (const [name, address, heading] of ends) {
    const link = bar(page).getByRole('link', { name })
    await expect(link).toHaveAttribute('href', address)
    await link.click()
    await expect(title(page)).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} · Ironbark Trade`)
    await expectAccessible(heading)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  }
  if (project.name !== 'phone') return
  for (const [name, , heading] of ends) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
    await expect(title(page)).toHaveText(heading)
  }
})

test('Downloads and Price Book stand in My Account, and in the menu of a phone @phone', async ({
  page,
  signIn,
}, { project }) => {
  const isPhone = project.name === 'phone'
  await signIn('ironbark')
  for (const [name, address] of [
    ['Downloads', '#/downloads'],
    ['Price Book', '#/pricebook'],
  ] as const) {
    await page.getByRole('button', { name: isPhone ? 'Open menu' : 'My Account' }).click()
    const entry = page.getByRole(isPhone ? 'link' : 'menuitem', { name, exact: true })
    await expect(entry).toHaveAttribute('href', address)
    await entry.click()
    await expect(title(page)).toHaveText(name)
  }
})

test('the bottom link bar has enabled entries of known types alone, and without any it is not there [shell-21 shell-22]', async ({
  page,
  signIn,
}) => {
  await changeEntries(page, 'bottomlinkbar', (entries) =>
    entries.map((entry) => ({
      ...entry,
      is_enabled: entry.type_object !== 'Support Email',
      type_object: entry.type_object === 'AccountContact' ? 'Weather' : entry.type_object,
    })),
  )
  await signIn('ironbark')
  await expect(bar(page).getByRole('link')).toHaveText(['Handy Links', 'Store Listing'])

  await page.unrouteAll()
  await changeEntries(page, 'bottomlinkbar', () => [])
  const read = page.waitForResponse(
    (response) => response.request().postData()?.includes('bottomlinkbar') ?? false,
  )
  await page.reload()
  await read
  await expect(title(page)).toContainText('Hi Dana!')
  await expect(bar(page)).toHaveCount(0)
})

test('the support form wants both answers, and writes to the Support Email entry [form-20 form-21]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, '#/support')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please enter subject')).toBeVisible()
  await expect(page.getByText('Please enter message')).toBeVisible()

  const write = async (subject: string) => {
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await page.getByRole('textbox', { name: 'Message' }).fill('Is it on the way?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Email sent successfully').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
  }
  const addressOf = async (subject: string) => {
    const letters = await portal.calls('ironbark', 'sendEmailMessage')
    const letter = letters.map(({ payload }) => payload as Record<string, unknown>)
    return letter.find((payload) => payload['subject'] === subject)?.['toEmailAddress']
  }
  await write('To support')
  expect(await addressOf('To support')).toBe('support@ironbark.example')

  await changeEntries(page, 'bottomlinkbar', (entries) =>
    entries.map((entry) => ({ ...entry, object_value: '' })),
  )
  await switchOn(page, { support_email: 'desk@ironbark.example' })
  await page.reload()
  await write('To the desk')
  expect(await addressOf('To the desk')).toBe('desk@ironbark.example')
})

test('a refusal of a message stands at what it names, and what was written stays [form-22]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, '#/support')
  await page.route(/ipFunction=sendEmailMessage/, (route) =>
    route.fulfill({ json: { hasErrors: true, errorTable: [{ field: 'bodyText', msg: 'Too long' }] } }),
  )
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.getByRole('textbox', { name: 'Subject' }).fill('Friday')
  await message.fill('Is it on the way?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(message).toHaveAccessibleDescription('Too long')
  await expect(message).toBeFocused()
  await page.reload()
  await expect(message).toHaveValue('Is it on the way?')
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Friday')
})

for (const [route, operation, asked] of [
  ['#/links', 'getWidgetConfiguration', '"Links"'],
  ['#/stores', 'getWebBranches', ''],
] as const) {
  test(`${route} that cannot be read opens the modal of failures, whose closing leads home [help-07]`, async ({
    page,
    signIn,
  }) => {
    await signIn('ironbark')
    await page.route(new RegExp(`ipFunction=${operation}`), (route) =>
      route.request().postData()?.includes(asked) ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    await goTo(page, route)
    const dialog = page.getByRole('alertdialog', { name: 'An Error Occured' })
    await expect(dialog).toContainText('The server isn’t responding properly just now.')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(title(page)).toContainText('Hi Dana!')
    await expect(page).toHaveURL(/#\/$/)
  })
}

test('files are searched in the address, and a row opens its file [help-01 help-02]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/downloads'))
  const box = page.getByRole('searchbox', { name: 'Search in Downloads' })
  const rows = page.getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  await box.fill('h2f-h3.pdf')
  await expect(page).toHaveURL(/#\/downloads\?search=h2f-h3\.pdf$/)
  await expect(rows).toHaveText([/^Certificate of treatment/])
  await page.reload()
  await expect(rows).toHaveText([/^Certificate of treatment/])
  await expect(box).toHaveValue('h2f-h3.pdf')
  const opened = page
    .context()
    .waitForEvent('request', (request) => request.url().endsWith('treatment-certificate-h2f-h3.pdf'))
  await page.getByText('Certificates').click()
  await opened
})

test('the pages that no menu leads to stand at their addresses [help-16]', async ({ page, signIn }) => {
  await signIn('ironbark')
  await goTo(page, '#/subscription')
  await expect(title(page)).toHaveText('Manage subscription')
  await expect(page.getByRole('button', { name: 'Change plan' })).toBeVisible()
  await goTo(page, '#/team')
  await expect(title(page)).toHaveText('Team')
  await expect(page.getByRole('link', { name: 'Call Alex Morgan' })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('link', { name: 'Email Alex Morgan' })).toHaveAttribute('href', /^mailto:/)
  await goTo(page, '#/configuration')
  await expect(title(page)).toHaveText('Configuration')
  for (const text of ['Company Name', 'Ironbark Trade', 'Company Email', 'trade@ironbark.example', 'ABN']) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  }
})
