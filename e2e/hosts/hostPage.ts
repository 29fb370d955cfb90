import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hostPageDist } from './buildHostPage.ts'
import type { Host } from './hosts.ts'
import type * as hostScript from './page/main.tsx'
import type { MountInput } from './page/main.tsx'
import type { HostedWidget } from './hostedWidgets.ts'

/** Plain elements of the page itself: they show how hostile the page is, and that no style of a widget reaches them. */
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

/** A bar stays on top of every page. */
const pageStyles = `
  #bar { position: fixed; inset: 0 0 auto 0; z-index: 9999; height: 56px; margin: 0; padding: 0; background: #203040; color: #fff; }
  body { padding-top: 64px; }
  main { padding: 8px; }
  #host-fixed { position: fixed; inset: auto auto 4px 4px; width: 10px; height: 10px; }
`

/** A harmless page. */
export const BLANK: Host = { id: 'host-00', name: 'a blank page' }

function htmlOf({ css, html = '', around = '{widget}', script, nonce }: Host): string {
  const inPlace = `<div id="widget"></div><div id="inside">${control}</div>`
  return `<!doctype html>
<html lang="en" ${html}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A builder’s own site</title>
    ${nonce ? `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">` : ''}
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="./page.css">
    ${css ? '<link rel="stylesheet" href="./host.css">' : ''}
    ${script ? '<script src="./host.js"></script>' : ''}
  </head>
  <body>
    <div id="bar">The host’s own bar</div>
    <main>${around.replace('{widget}', inPlace)}</main>
  </body>
</html>`
}

/** Opens a host page at the merchant's own origin, still without our code. */
export async function openHost(page: Page, { address, host }: { address: string; host: Host }) {
  await page.route(`${address}host/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/host/')[1] ?? ''
    if (name === '') {
      const headers = { ...(host.policy && { 'content-security-policy': host.policy }) }
      return route.fulfill({ contentType: 'text/html', headers, body: htmlOf(host) })
    }
    if (name === 'page.css') return route.fulfill({ contentType: 'text/css', body: pageStyles })
    if (name === 'host.css') return route.fulfill({ contentType: 'text/css', body: host.css ?? '' })
    if (name === 'host.js') return route.fulfill({ contentType: 'text/javascript', body: host.script ?? '' })
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
  widget: Pick<HostedWidget, 'widget' | 'asked' | 'element'>
  /** The id of the element to mount in. Default: the page’s container for widgets. */
  route?: string
}

/** Mounts a widget in the open page, as an integrator does with React, in place of the previous one. */
export async function stand(
  page: Page,
  { address, host, widget: { widget, asked }, route = 'widget' }: StandInput,
) {
  const input: MountInput = { route, portal: address, widget, asked, nonce: host.nonce }
  await page.evaluate(
    async ([script, mounted]) => {
      const code = (await import(script)) as typeof hostScript
      await code.mount(mounted)
    },
    [new URL('/host/main.js', page.url()).href, input] as const,
  )
}

/**
 * Mounts a widget's element in the open page and loads the one script, as pasted lines do. Its container has the same
 * width as on any other host, and the same font, which elements inherit from the page.
 */
export async function standElement(
  page: Page,
  { address, host, widget: { element }, route = 'widget' }: StandInput,
) {
  await page.evaluate(
    ([portal, html, nonce, id, width]) => {
      if (!customElements.get('trade-portal')) {
        const script = document.createElement('script')
        script.type = 'module'
        script.src = `${portal}embed/portal.js`
        script.nonce = nonce
        document.head.append(script)
      }
      const stands = document.getElementById(id)
      const own = { display: 'block', width, 'max-width': 'none', '--trade-font-family': 'Arial' }
      for (const [name, value] of Object.entries(own)) stands?.style.setProperty(name, value, 'important')
      const known = stands?.querySelector('trade-portal')
      const around = known ?? document.createElement('trade-portal')
      around.setAttribute('configuration', `${portal}config/configuration.json`)
      around.innerHTML = html
      if (!known) stands?.replaceChildren(around)
    },
    [address, element, host.nonce ?? '', route, `${host.width ?? 900}px`] as const,
  )
}
