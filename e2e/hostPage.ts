import type { Page } from '@playwright/test'
import type { MerchantName, RunningPortal } from './portal'

export interface HostPage {
  merchant?: MerchantName
  /** Markup of the page's body. */
  body: string
  /** Goes into the page's head, before the script. */
  head?: string
  /** Attributes of the script, in place of the configuration's address. */
  script?: string
  /** The page's Content Security Policy. */
  policy?: string
}

/** Serves another site's page with the elements' script to a tab, beside the merchant's portal. @returns its address. */
export async function serveHostPage(
  page: Page,
  portal: RunningPortal,
  { merchant = 'ironbark', body, ...more }: HostPage,
): Promise<string> {
  const address = portal.url(merchant, 'shop.html')
  const { head = '', script = 'data-configuration="config/configuration.json"', policy } = more
  // With any query added by a card provider.
  await page.route(
    ({ href }) => href.split(/[?#]/)[0] === address,
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        ...(policy && { headers: { 'content-type': 'text/html', 'content-security-policy': policy } }),
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Shop</title>${head}<script type="module" src="embed/portal.js" ${script}></script><body>${body}</body></html>`,
      }),
  )
  return address
}

/** Records each event of the portal from the start of the page: its name and its detail. */
export async function noteEvents(page: Page) {
  await page.addInitScript(() => {
    const noted: { name: string; target: string; detail: Record<string, unknown> }[] = []
    Object.assign(window, { noted })
    const names =
      'cart:change order:placed session:change product:open product:add error navigate load:start load:end load:error'
    for (const name of names.split(' ')) {
      document.addEventListener(`trade:${name}`, (event) => {
        const { target, detail } = event as CustomEvent<Record<string, unknown>>
        noted.push({ name, target: (target as Node).nodeName.toLowerCase(), detail })
      })
    }
  })
  return (name: string) =>
    page.evaluate(
      (wanted) =>
        (
          window as unknown as {
            noted: { name: string; target: string; detail: Record<string, unknown> }[]
          }
        ).noted.filter((event) => event.name === wanted),
      name,
    )
}
