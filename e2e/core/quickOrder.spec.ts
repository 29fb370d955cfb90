import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { tabTo } from '../keys'
import { goTo } from '../shopping'

test('a pad outlives a reload, takes a dropped file and goes into the cart by the keyboard alone [taps-253]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, '#/quick-order')
  const lines = page.getByRole('textbox', { name: 'Your lines' })
  await lines.fill('CONRS20 24\nNOSUCHTHING 1')
  await expect(page.getByRole('button', { name: '1 not found' })).toBeVisible()
  await page.reload()
  await expect(lines).toHaveValue('CONRS20 24\nNOSUCHTHING 1')

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['SKU,Qty\r\nBBS14100,2\r\n'], 'order.csv', { type: 'text/csv' }))
    return data
  })
  await lines.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(lines).toHaveValue('CONRS20 24\nNOSUCHTHING 1\n\nSKU,Qty\nBBS14100,2')

  const add = page.getByRole('button', { name: 'Add 2 lines' })
  await expect(add).toBeEnabled()
  await lines.focus()
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(lines).toHaveValue('NOSUCHTHING 1')
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible()
})

test('a hundred lines are judged soon, and typing goes on meanwhile [taps-253]', async ({ page, signIn }) => {
  await signIn('ironbark')
  await goTo(page, '#/quick-order')
  const lines = page.getByRole('textbox', { name: 'Your lines' })
  await lines.fill(
    Array.from({ length: 100 }, (_, index) => `${index % 2 ? 'CONRS20' : 'BBS14100'} 1`).join('\n'),
  )
  await expect(page.getByRole('button', { name: 'Add 100 lines' })).toBeEnabled()
  const typed = page.locator('[data-line="100"]').getByText(/^CONRS20 1+$/)
  await expect(typed).toHaveText('CONRS20 1')
  // React's synchronous work for a key is done before the next task; the rows are rendered in separate tasks.
  const rowAtOnce = await lines.evaluate(async (field: HTMLTextAreaElement) => {
    field.setRangeText('1', field.value.length, field.value.length, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    return document.querySelector<HTMLElement>('[data-line="100"]')?.innerText.split('\n')
  })
  expect(rowAtOnce).toContain('CONRS20 1')
  await expect(lines).toHaveValue(/CONRS20 11$/)
  await expect(typed).toHaveText('CONRS20 11')
})

test('a pasted table with prices asks which column is the quantity, and takes no price for it [case-080]', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('ironbark')
  await goTo(page, '#/quick-order')
  const lines = page.getByRole('textbox', { name: 'Your lines' })
  const pasted = 'CONRS20\tRapid-set concrete\t6.00\t24\nBBS14100\tBugle screw 100 mm\t74.00\t2'
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
  await lines.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(lines).toHaveValue(pasted)

  const question = page.getByRole('region', { name: 'Which column is the quantity?' })
  await expect(question.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('button', { name: '2 to fix' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 0 lines' })).toBeDisabled()
  await expectAccessible('the question of columns')
  await question.getByRole('button', { name: 'Quantity is Column 4: 24, 2' }).click()
  await expect(question).toBeHidden()

  await page.getByRole('button', { name: 'Add 2 lines' }).click()
  await expect(lines).toHaveValue('')
  await goTo(page, '#/cart')
  const quantities = page.getByRole('spinbutton', { name: /^Quantity of / })
  await expect(quantities).toHaveCount(2)
  const values = await quantities.evaluateAll((fields) =>
    fields.map((field) => (field as HTMLInputElement).value),
  )
  expect(values.sort()).toEqual(['2', '24'])
})

test('two tabs have one pad: what one adds is gone from the other before it can be pressed [case-260]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, '#/quick-order')
  const linesOf = (tab: Page) => tab.getByRole('textbox', { name: 'Your lines' })
  await linesOf(page).fill('CONRS20 24\nBBS14100 2\nNOSUCHTHING 1')
  const other = await openOther(page)
  await goTo(other, '#/quick-order')
  await expect(linesOf(other)).toHaveValue('CONRS20 24\nBBS14100 2\nNOSUCHTHING 1')
  const add = other.getByRole('button', { name: 'Add 2 lines' })
  await expect(add).toBeEnabled()

  await page.getByRole('button', { name: 'Add 2 lines' }).click()
  await expect(linesOf(page)).toHaveValue('NOSUCHTHING 1')
  await expect(linesOf(other)).toHaveValue('NOSUCHTHING 1')
  await expect(add).toHaveCount(0)

  // Typing in one tab appears in the other, and nothing of it is lost.
  await linesOf(other).fill('NOSUCHTHING 1\nSP-1712 3')
  await expect(linesOf(page)).toHaveValue('NOSUCHTHING 1\nSP-1712 3')
})

test('both tabs pressed at one moment add each line once [case-261]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await goTo(page, '#/quick-order')
  await page.getByRole('textbox', { name: 'Your lines' }).fill('CONRS20 24\nBBS14100 2')
  const other = await openOther(page)
  await goTo(other, '#/quick-order')
  const tabs = [page, other]
  const buttons = tabs.map((tab) => tab.getByRole('button', { name: 'Add 2 lines' }))
  for (const button of buttons) await expect(button).toBeEnabled()
  // Through the DOM: a tab that has heard from the other by now ignores the press, and `click()` would wait for it.
  const presses = await Promise.all(buttons.map((button) => button.elementHandle()))
  await Promise.all(presses.map((button) => button?.evaluate((element) => (element as HTMLElement).click())))
  for (const tab of tabs) await expect(tab.getByRole('textbox', { name: 'Your lines' })).toHaveValue('')
  const last = await openOther(page)
  await last.goto(portal.url('ironbark', '#/cart'))
  await expect(last.getByRole('spinbutton', { name: /^Quantity of / })).toHaveCount(2)
  const quantities = await last
    .getByRole('spinbutton', { name: /^Quantity of / })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  expect(quantities.sort()).toEqual(['2', '24'])
})

/** Opens another tab of the same browser, with the session of this one. */
async function openOther(page: Page): Promise<Page> {
  const session = await page.evaluate(() => ({ ...sessionStorage }))
  const other = await page.context().newPage()
  await other.addInitScript((items: Record<string, string>) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value)
  }, session)
  await other.goto(page.url())
  return other
}
