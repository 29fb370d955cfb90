import type { Page } from '@playwright/test'
import { createFluidClient, createMemoryStorage, loadConfiguration } from '../packages/fluid-sdk/src/index.ts'
import { merchantOf } from './portal'
import type { MerchantName } from './portal'

/** Signs a merchant's demo customer in over HTTP, and leaves the session in the page's tab, where the portal keeps it. */
export async function storeSession(page: Page, merchant: MerchantName, address: string) {
  const configurationUrl = new URL('config/configuration.json', address).href
  const tabStorage = createMemoryStorage()
  const client = createFluidClient({
    configuration: await loadConfiguration({ url: configurationUrl, baseUrl: address }),
    storage: createMemoryStorage(),
    tabStorage,
  })
  const { username, password } = merchantOf(merchant)
  await client.session.signIn({ username, password, isRemembered: false })
  const kept = Array.from({ length: tabStorage.length }, (_, index) => {
    const key = tabStorage.key(index) ?? ''
    return [key, tabStorage.getItem(key) ?? ''] as const
  })
  // A page of the same origin without the portal in it.
  await page.goto(configurationUrl)
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => sessionStorage.setItem(key, value)),
    kept,
  )
}
