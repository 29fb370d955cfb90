import { known } from '@trade-portal/demo-data'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { orderPlaced } from './locators'
import type { MerchantName } from './portal'
import { addOrdinary, choose, searchFor } from './shopping'
import { press } from './touching'
import { leaveDraft } from './visitBefore'

/** The site of each merchant's demo customer, and the delivery methods. */
const sites = {
  ironbark: {
    address: '12 Wattle Street',
    suburb: 'Geelong',
    state: /Victoria|VIC/,
    zipCode: null,
    method: 'Truck delivery to site',
    pickUp: 'Pick up from branch',
    choices: { despatchType: 'DELIVER', stateId: 'VIC', vehicleTypeId: 'TRAY' },
  },
  cascade: {
    address: '410 Alder Avenue',
    suburb: 'Portland',
    state: /Oregon|OR/,
    zipCode: '97201',
    method: 'Delivery to jobsite',
    pickUp: 'Will call, pick up at the yard',
    choices: { despatchType: 'JOBSITE', stateId: 'OR', vehicleTypeId: 'FLAT' },
  },
} as const

export interface Delivery {
  jobName: string
  reference?: string
}

/** Puts one product in the cart and opens the checkout, already completed if a delivery is given. */
export async function beginOrder(page: Page, merchant: MerchantName, delivery?: Delivery) {
  await searchFor(page, known[merchant].ordinary)
  await addOrdinary(page, 2)
  if (delivery) await leaveDelivery(page, merchant, delivery)
  await page.evaluate(() => {
    window.location.hash = '#/checkout'
  })
  await seeDeliveryPrice(page)
}

/** Returns the form's draft of a typed delivery. */
export function deliveryDraft(merchant: MerchantName, { jobName, reference = 'PO 1001' }: Delivery) {
  const { address, suburb, zipCode, choices } = sites[merchant]
  const { day, month, year } = inAWeek()
  const values = {
    jobName,
    reference,
    address,
    suburb,
    zipCode: zipCode ?? '',
    contactName: 'Dana Whitlock',
    contactPhone: '0400 000 000',
    requiredDate: [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
    requiredTime: '07:30',
    ...choices,
  }
  return { merchant, form: 'checkout', values }
}

/** Makes the checkout start from the draft of an interrupted delivery. */
export async function leaveDelivery(page: Page, merchant: MerchantName, delivery: Delivery) {
  await leaveDraft(page, deliveryDraft(merchant, delivery))
}

/** Types the whole form for a delivery. Tests about something else start from a draft, which is faster. */
export async function fillDelivery(page: Page, merchant: MerchantName, order: Delivery) {
  const site = sites[merchant]
  await chooseMethod(page, merchant, 'method')
  await page.getByRole('combobox', { name: 'Job name' }).fill(order.jobName)
  await page.getByRole('textbox', { name: 'Address', exact: false }).first().fill(site.address)
  await page.getByRole('textbox', { name: /^(Suburb|City)/ }).fill(site.suburb)
  await choose(page, /State/, site.state)
  if (site.zipCode) await page.getByRole('textbox', { name: /Zip code/ }).fill(site.zipCode)
  await page.getByRole('textbox', { name: /Order reference/ }).fill(order.reference ?? 'PO 1001')
  await choose(page, /Vehicle type/, /./)
  await page.getByRole('textbox', { name: /Contact name/ }).fill('Dana Whitlock')
  await page.getByRole('textbox', { name: /Contact phone/ }).fill('0400 000 000')
  await fillRequired(page)
}

/** Chooses a merchant's delivery, or its pick-up. */
export async function chooseMethod(page: Page, merchant: MerchantName, way: 'method' | 'pickUp') {
  await press(page.getByText(sites[merchant][way], { exact: true }))
}

/** Returns the day a week from now. */
export function inAWeek(): { day: number; month: number; year: number } {
  const day = new Date()
  day.setDate(day.getDate() + 7)
  return { day: day.getDate(), month: day.getMonth() + 1, year: day.getFullYear() }
}

/** Types a date a week from now and a time, segment by segment like a keyboard user. */
export async function fillRequired(page: Page) {
  await press(page.locator('label', { hasText: 'Another day' }))
  // For touch, the calendar has opened.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const date = page.getByRole('group', { name: /Required date/ })
  for (const [name, value] of Object.entries(inAWeek())) {
    const field = date.getByRole('spinbutton', { name: new RegExp(`^${name}`) })
    await field.click()
    await field.pressSequentially(String(value))
  }
  await press(page.locator('label', { hasText: 'Another time' }))
  const time = page.getByRole('group', { name: /Required time/ })
  await time.getByRole('spinbutton', { name: /hour/ }).click()
  await page.keyboard.type('7')
  await time.getByRole('spinbutton', { name: /minute/ }).click()
  await page.keyboard.type('30')
  await time.getByRole('spinbutton', { name: /AM|PM/i }).press('a')
}

/** Waits until the delivery has its price: an earlier press does not order yet. */
export async function seeDeliveryPrice(page: Page) {
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible()
  await expect(page.getByText('Calculating delivery…')).toHaveCount(0)
}

/** Confirms the order. @returns its number. */
export async function confirmOrder(page: Page): Promise<string> {
  await seeDeliveryPrice(page)
  await press(page.getByRole('button', { name: 'Confirm Order' }))
  const dialog = orderPlaced(page)
  await expect(dialog).toBeVisible({ timeout: 20_000 })
  const number = /\d{3,}/.exec(await dialog.innerText())?.[0]
  expect(number, 'the number of the order').toBeDefined()
  return number ?? ''
}
