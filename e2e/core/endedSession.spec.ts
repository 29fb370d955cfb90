import type { Locator, Page } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'
import type { RunningPortal } from '../portal'
import { watchNetwork } from '../network'
import { goTo } from '../shopping'

interface Typed {
  dialog: Locator
  /** The completed fields, with the typed values. */
  fields: (readonly [Locator, string])[]
  send: string
}

/** Presses the first button of a name, and returns the dialog it opens. */
async function openDialog(page: Page, button: string | RegExp) {
  await page.getByRole('button', { name: button }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

const field = (dialog: Locator, name: string | RegExp) => dialog.getByRole('textbox', { name })

async function openFirst(page: Page, hash: string) {
  await goTo(page, hash)
  await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click()
}

const modals: Record<string, (page: Page) => Promise<Typed>> = {
  'a comment in the list': async (page) => {
    await goTo(page, '#/invoices')
    const dialog = await openDialog(page, /omment on/)
    return { dialog, fields: [[dialog.getByRole('textbox'), 'Half was for Dana']], send: 'Save comment' }
  },
  'a comment on an invoice': async (page) => {
    await openFirst(page, '#/invoices?search=kelso')
    const dialog = await openDialog(page, /Comment$/)
    return { dialog, fields: [[dialog.getByRole('textbox'), 'Half was for Tom']], send: 'Save comment' }
  },
  'an order by e-mail': async (page) => {
    await openFirst(page, '#/orders?type=Order')
    const dialog = await openDialog(page, 'Email')
    return { dialog, fields: [[field(dialog, /^Email address/), 'site@builder.example']], send: 'Send' }
  },
  'selected invoices by e-mail': async (page) => {
    await goTo(page, '#/invoices')
    for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').click()
    const dialog = await openDialog(page, 'Email Selected Invoices')
    return {
      dialog,
      fields: [
        [field(dialog, /^Email address/), 'accounts@builder.example'],
        [field(dialog, /^Subject/), 'The two of May'],
      ],
      send: 'Send 2 invoices',
    }
  },
  'a statement by e-mail': async (page) => {
    await goTo(page, '#/statements')
    await page.getByRole('rowheader').nth(1).getByRole('link').click()
    const dialog = await openDialog(page, 'Email Statement')
    return { dialog, fields: [[field(dialog, /^Email address/), 'accounts@builder.example']], send: 'Send' }
  },
  'changes of a quote': async (page) => {
    await openFirst(page, '#/orders?type=Quote')
    const dialog = await openDialog(page, 'Request Changes')
    return {
      dialog,
      fields: [[field(dialog, 'Message'), 'Could it come in two loads?']],
      send: 'Send request',
    }
  },
  'a quote that is accepted': async (page) => {
    await openFirst(page, '#/orders?type=Quote')
    const dialog = await openDialog(page, 'Accept')
    await dialog.getByRole('spinbutton', { name: /^day/ }).click()
    await page.keyboard.type('05062099')
    return {
      dialog,
      fields: [[field(dialog, 'Comment'), 'Ring first, gate is locked']],
      send: 'Accept quote',
    }
  },
  'changes of the price book': async (page) => {
    await goTo(page, '#/pricebook')
    const dialog = await openDialog(page, 'Request Config Changes')
    return {
      dialog,
      fields: [[field(dialog, /^Recipient/), 'office@builder.example']],
      send: 'Request changes',
    }
  },
}

const endSession = (portal: RunningPortal) => portal.change('ironbark', 'DELETE FROM sessions')

for (const [name, fill] of Object.entries(modals)) {
  test(`${name} stands open as it was typed, after the same customer has signed in again [case-180 case-401]`, async ({
    page,
    portal,
    signIn,
  }) => {
    const network = watchNetwork(page)
    await signIn('ironbark')
    const { dialog, fields, send } = await fill(page)
    for (const [at, text] of fields) await at.fill(text)
    // Only the submitted call finds the session ended, and no earlier one.
    await network.quiet()
    endSession(portal)
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to your Trade Portal' })).toBeVisible()
    await expect(dialog).toHaveCount(0)

    await fillSignIn(page, 'ironbark')
    await expect(dialog).toBeVisible()
    for (const [at, text] of fields) await expect(at).toHaveValue(text)
    const button = dialog.getByRole('button', { name: send, exact: true })
    const unsent = `Not sent yet. Press ${send} again.`
    await expect(button).toHaveAccessibleDescription(unsent)
    await expect(dialog.getByRole('status').filter({ hasText: unsent })).toBeVisible()
    await button.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Not sent yet')).toHaveCount(0)
  })
}

test('a dialog that was open when the session ended is not the next customer’s, nor of a page that was left [case-181]', async ({
  page,
  portal,
  signIn,
}) => {
  const network = watchNetwork(page)
  await signIn('ironbark')
  await goTo(page, '#/pricebook')
  const dialog = await openDialog(page, 'Request Config Changes')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await openDialog(page, 'Request Config Changes')
  await field(dialog, /^Recipient/).fill('dana@builder.example')
  await network.quiet()
  endSession(portal)
  await dialog.getByRole('button', { name: 'Request changes', exact: true }).click()
  await fillSignIn(page, 'ironbark', 'ruth.okafor')
  await expect(page.getByRole('heading', { name: /^Hi Ruth/ })).toBeVisible()
  await goTo(page, '#/pricebook')
  await expect(page.getByRole('button', { name: 'Request Config Changes' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await openDialog(page, 'Request Config Changes')
  await expect(field(dialog, /^Recipient/)).not.toHaveValue('dana@builder.example')
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
})

test('the end of a session is heard at the password, and at the button of a message that was not sent [case-400 case-401]', async ({
  page,
  portal,
  signIn,
}) => {
  const network = watchNetwork(page)
  await signIn('ironbark')
  await goTo(page, '#/support')
  await page.getByRole('textbox', { name: /^Subject/ }).fill('Site phone')
  await page.getByRole('textbox', { name: /^Message/ }).fill('It is 0400 555 010.')
  const send = page.getByRole('button', { name: 'Send message' })
  await expect(send).not.toHaveAccessibleDescription(/./)
  await network.quiet()
  endSession(portal)
  await send.click()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/^Your session has ended\. Sign in/)

  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('It is 0400 555 010.')
  await expect(send).toHaveAccessibleDescription('Not sent yet. Press Send message again.')
  await expect(page.getByRole('status').filter({ hasText: 'Not sent yet' })).toBeVisible()
  await send.click()
  await expect(page.getByText('Email sent successfully')).toBeVisible()
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
  await expect(send).not.toHaveAccessibleDescription(/./)
})
