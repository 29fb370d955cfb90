import type { Page } from '@playwright/test'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { home } from '../locators'
import type { RunningPortal } from '../portal'

const secret = 'four words of hers'

/** Fills the sign-in form with a person outside the demo data, and submits it. */
async function signInAs(page: Page, username: string, password: string) {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('an administrator adds a person, who signs in, is disabled, and cannot [adm-26 shell-09 set-14] @phone', async ({
  page,
  browser,
  portal,
  signIn,
  expectAccessible,
}, { project }) => {
  const username = `mei.${project.name}`
  const isPhone = project.name === 'phone'
  await signIn('ironbark')
  await page.getByRole('button', { name: isPhone ? 'Open menu' : 'My Account' }).click()
  await page.getByRole(isPhone ? 'link' : 'menuitem', { name: 'Account Admin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Dana Whitfield' })).toBeVisible()
  await expect(page).toHaveTitle('Account administration · Ironbark Trade')
  await expect(page.getByRole('rowheader', { name: /Dana Whitfield/ })).toBeVisible()
  await expectAccessible('the account')

  await page.getByRole('link', { name: 'Add New Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add new account' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expectAccessible('a new person with messages')
  for (const [label, answer] of [
    ['First Name', 'Mei'],
    ['Last Name', 'Tan'],
    ['Username', username],
    ['Email Address', 'mei@ridgeline.example'],
    ['Password', secret],
    ['Confirm Password', secret],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(answer)
  }
  await page.getByText('Sales', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('User added')).toBeVisible()
  await expect(page).toHaveURL(/#\/admin$/)
  const row = page.getByRole('row').filter({ hasText: username })
  await expect(row).toContainText('Sales')

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto(portal.url('ironbark'))
  await signInAs(theirs, username, secret)
  await expect(home(theirs)).toContainText('Mei')
  // An open page may refetch in the background, and learn of the change before the test looks at it.
  await theirs.goto('about:blank')

  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Update account' })).toBeVisible()
  await page.getByText('Enable user account').click()
  await expect(page.getByText('Mei Tan can’t sign in to the portal.')).toBeVisible()
  await expectAccessible('a person of the account')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('User updated')).toBeVisible()
  await expect(row).toContainText('Disabled')

  await theirs.goto(portal.url('ironbark'))
  await expect(theirs.getByText('Your session has ended')).toBeVisible()
  await signInAs(theirs, username, secret)
  await expect(theirs.getByRole('alert')).toHaveText(/This user account is disabled/)
  await other.close()

  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Mei Tan’s account?' })
  await expectAccessible('the question before deleting')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('User deleted')).toBeVisible()
  await expect(page).toHaveURL(/#\/admin$/)
  await expect(row).toHaveCount(0)
})

test('account_admin_button_disabled takes Account Admin from the menu, and the page from its address [shell-09 set-14]', async ({
  page,
  portal,
  signIn,
}) => {
  const set = (isEnabled: 0 | 1) =>
    portal.change(
      'cascade',
      isEnabled
        ? "INSERT INTO widgets VALUES ('settings', 'account_admin_button_disabled', 'setting', 1, 'true', '', '')"
        : "DELETE FROM widgets WHERE label = 'account_admin_button_disabled'",
    )
  set(1)
  try {
    await signIn('cascade')
    await page.getByRole('button', { name: 'My Account' }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Account Admin' })).toHaveCount(0)
    for (const path of ['#/admin', '#/admin/account/new']) {
      await page.goto(portal.url('cascade', path))
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
  } finally {
    set(0)
  }
})

/** Reads the newest statement of the demo customer. */
function newestStatement(portal: RunningPortal) {
  const statement = portal.read<{ dated: string; reference: string }>(
    'ironbark',
    "SELECT dated, reference FROM statements WHERE customer_id = '104218' ORDER BY dated DESC LIMIT 1",
  )
  if (!statement) throw new Error('The customer has no statement')
  return statement
}

test('a customer registers, waits for approval and signs in [sign-191 reg-13] @phone', async ({
  page,
  portal,
  expectAccessible,
}, { project }) => {
  const username = `sam.${project.name}`
  const { dated, reference } = newestStatement(portal)
  await page.goto(portal.url('ironbark'))
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/#\/register$/)
  const heading = page.getByRole('heading', { level: 1, name: 'Register your account' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Register your account · Ironbark Trade')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Enter your latest statement date')).toBeVisible()
  await expectAccessible('the registration with its messages')

  const fill = async () => {
    for (const [label, answer] of [
      ['Account number', '104218'],
      ['Statement reference', reference],
      ['First name', 'Sam'],
      ['Last name', 'Okafor'],
      ['Email address', 'sam@ridgeline.example'],
      ['Username', username],
      ['Password', secret],
      ['Confirm password', secret],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(answer)
    }
  }
  await fill()
  await page.getByRole('spinbutton', { name: /^day/ }).click()
  await page.keyboard.type(dated.split('-').reverse().join(''))

  // A reload keeps all answers but the passwords.
  await page.reload()
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(username)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Account registration has been sent successfully')).toBeVisible()
  await expectAccessible('the registration sent')

  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await signInAs(page, username, secret)
  await expect(page.getByRole('alert')).toHaveText(/Your registration is waiting for approval/)
  await portal.approve('ironbark', username)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(home(page)).toContainText('Sam')

  // A signed-in customer has no registration page.
  await page.goto(portal.url('ironbark', '#/register'))
  await expect(home(page)).toBeVisible()
  await signOut(page, project.name)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('the registration is reached by its address, without the sign-in before it, and leads there [reg-14]', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ironbark', 'register'))
  await expect(page).toHaveURL(/#\/register$/)
  await expect(page.getByRole('heading', { name: 'Register your account' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  // Both pages ask for a username and a password.
  await expect(page.getByRole('heading', { name: 'Welcome to your Trade Portal' })).toBeVisible()
  await fillSignIn(page, 'ironbark')
  await expect(home(page)).toBeVisible()
})
