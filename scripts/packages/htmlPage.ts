import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from 'playwright'
import { root } from '../merchants.ts'
import { orderThere } from './orderJourney.ts'
import type { OrderJourney } from './orderJourney.ts'

/** Copies the page of plain HTML beside the script of an installed package. @returns the folder of its files. */
export function layHtmlPage(installed: string): string {
  const folder = join(installed, 'html')
  cpSync(join(root, 'examples/html'), folder, { recursive: true })
  const embed = join(installed, 'node_modules/@trade-portal/portal-components/dist/embed')
  cpSync(embed, join(folder, 'embed'), { recursive: true })
  return folder
}

/** Orders on the page of plain HTML, and checks the events other scripts received. */
export async function walkHtmlPage(journey: OrderJourney) {
  const { page, say } = journey
  await page.addInitScript(() => {
    const published: unknown[] = []
    const publish = (name: string, data: unknown) => void published.push([name, data])
    Object.assign(window, { published, Shopify: { analytics: { publish } } })
  })
  const order = await orderThere(journey)
  const transaction = String(order.number)
  const item = { item_id: 'PINE7035H2', item_name: PINE, price: 2.69, quantity: 27 }
  const goods = { currency: 'AUD', value: 72.63, items: [item] }
  expect(await globalOf(page, 'dataLayer'), 'GA4 was told').toEqual([
    { event: 'login', method: 'trade' },
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: goods },
    { ecommerce: null },
    { event: 'purchase', ecommerce: { transaction_id: transaction, ...goods } },
  ])
  const aud = (amount: number) => ({ amount, currencyCode: 'AUD' })
  const variant = {
    id: 'PINE7035H2',
    sku: 'PINE7035H2',
    title: PINE,
    price: aud(2.69),
    product: { id: 'PINE7035H2', title: PINE },
  }
  const line = { cost: { totalAmount: aud(72.63) }, merchandise: variant, quantity: 27 }
  const sold = { id: 'PINE7035H2', title: PINE, quantity: 27, variant, finalLinePrice: aud(72.63) }
  const checkout = {
    currencyCode: 'AUD',
    lineItems: [sold],
    order: { id: transaction },
    totalPrice: aud(order.total),
  }
  expect(await globalOf(page, 'published'), 'Shopify was told').toEqual([
    ['trade_product_added_to_cart', { cartLine: line }],
    ['trade_checkout_completed', { checkout }],
  ])
  say('GA4 and Shopify were told of the addition and of the order')
}

const PINE = 'Structural Pine MGP10 70 × 35 H2'

async function globalOf(page: Page, name: string): Promise<unknown> {
  return await page.evaluate((wanted) => Reflect.get(window, wanted), name)
}
