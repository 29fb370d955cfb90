import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hostPageDist } from './buildHostPage.ts'
import { NONCE } from './hosts.ts'
import type { Host } from './hosts.ts'
import type * as hostScript from './page/main.tsx'
import type { MountInput } from './page/main.tsx'
import type { HostedWidget } from './hostedWidgets.ts'

/** Plain elements of the page itself: they tell how hard it is, and that nothing of a widget reaches them. */
const control = `
  <section id="control">
    <h2>Ours since 1954</h2>
    <p>A plain paragraph with <a href="#control">a link</a>.</p>
    <label for="host-field">Postcode</label> <input id="host-field" value="3220">
    <button type="button">Ask us</button>
    <table><thead><tr><th>Day</th></tr></thead><tbody><tr><td>Monday</td></tr></tbody></table>
    <ul><li>Delivery</li></ul>
    <div id="host-fixed"></div>
  </section>`

/** A bar stays over all the rest of every page. */
const pageStyles = `
  #bar { position: fixed; inset: 0 0 auto 0; z-index: 9999; height: 56px; margin: 0; padding: 0; background: #203040; color: #fff; }
  body { padding-top: 64px; }
  main { padding: 8px; }
  #host-fixed { position: fixed; inset: auto auto 4px 4px; width: 10px; height: 10px; }
`

/** A page that is hard on nothing. */
export const BLANK: Host = { id: 'host-00', name: 'a blank page' }

function htmlOf({ css, html = '', around = '{widget}', script, policy }: Host): string {
  const nonce = policy ? ` nonce="${NONCE}"` : ''
  const inPlace = `<div id="widget"></div><div id="inside">${control}</div>`
  return `<!doctype html>
<html lang="en" ${html}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A builder’s own site</title>
    ${policy ? `<meta property="csp-nonce" content="${NONCE}" nonce="${NONCE}">` : ''}
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="./page.css">
    ${css ? '<link rel="stylesheet" href="./host.css">' : ''}
    ${script ? `<script${nonce}>${script}</script>` : ''}
  </head>
  <body>
    <div id="bar">The host’s own bar</div>
    <main>${around.replace('{widget}', inPlace)}</main>
  </body>
</html>`
}

/** Opens a page of a host at the merchant's own origin, with nothing of ours in it yet. */
export async function openHost(page: Page, { address, host }: { address: string; host: Host }) {
  await page.route(`${address}host/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/host/')[1] ?? ''
    if (name === '') {
      const headers = { ...(host.policy && { 'content-security-policy': host.policy }) }
      return route.fulfill({ contentType: 'text/html', headers, body: htmlOf(host) })
    }
    if (name === 'page.css') return route.fulfill({ contentType: 'text/css', body: pageStyles })
    if (name === 'host.css') return route.fulfill({ contentType: 'text/css', body: host.css ?? '' })
    return route.fulfill({
      contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
      body: await readFile(join(hostPageDist, name)),
    })
  })
  await page.goto(`${address}host/`)
}

export interface StandInput {
  /** The merchant’s portal. */
  address: string
  host: Host
  widget: Pick<HostedWidget, 'widget' | 'asked'>
  /** The id of the element to stand in. Default: the page’s place for widgets. */
  place?: string
}

/** Stands a widget in the page that is open, as its integrator does. */
export async function stand(
  page: Page,
  { address, host, widget: { widget, asked }, place = 'widget' }: StandInput,
) {
  const nonce = host.policy && { nonce: NONCE }
  const input: MountInput = { place, portal: address, widget, asked, ...nonce }
  await page.evaluate(
    async ([script, mounted]) => {
      const code = (await import(script)) as typeof hostScript
      await code.mount(mounted)
    },
    [new URL('/host/main.js', page.url()).href, input] as const,
  )
}

/** Stands a widget's element in the page that is open, and loads the one script, as two pasted lines do. */
export async function standElement(
  page: Page,
  { address, host, widget: { element } }: StandInput & { widget: Pick<HostedWidget, 'element'> },
) {
  await page.evaluate(
    ([portal, html, nonce]) => {
      const script = document.createElement('script')
      script.type = 'module'
      script.src = `${portal}embed/portal.js`
      script.dataset['configuration'] = `${portal}config/configuration.json`
      script.nonce = nonce
      document.head.append(script)
      const place = document.getElementById('widget')
      if (place) place.innerHTML = html
    },
    [address, element, host.policy ? NONCE : ''] as const,
  )
}
