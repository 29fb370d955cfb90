import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { portalDist } from '../../scripts/buildPortal'
import { root } from '../../scripts/merchants'
import { expect, fillSignIn, test } from '../fixtures'
import { hostFiles } from '../staticHost'

/** Addresses whose second half would lead to another website. */
const strangers = [
  '//evil.test/login',
  '/\\evil.test/orders',
  '///evil.test/products/x',
  '//evil.test/request-error?msg=Pay%20here',
  '/%5cevil.test/orders',
  '/%2f%2fevil.test/cart',
  '/@evil.test/login',
  '/evil.test@/login',
]

/** Answers for the other website, and records each visit to it. */
async function watchStranger(page: Page) {
  const asked: string[] = []
  await page.route(/evil\.test(?::\d+)?\//, async (route) => {
    const { hostname } = new URL(route.request().url())
    if (hostname !== 'evil.test') return route.fallback()
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>A stranger</h1>' })
  })
  return asked
}

test('no address that begins with the merchant’s name leads to another website [case-030]', async ({
  page,
  portal,
}) => {
  const host = await hostFiles(portalDist, 'trade')
  const asked = await watchStranger(page)
  for (const origin of [new URL(portal.url('ironbark')).origin, new URL(host.url).origin]) {
    for (const path of strangers) {
      await page.goto(origin + path)
      await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).origin, path).toBe(origin)
    }
  }
  expect(asked).toEqual([])
  await host.close()
})

/** The portal's own pages, and those of a widget each. */
const table = ['apps/portal/src/routes.tsx', 'packages/portal-components/src/pages/pages.ts']
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

test('every route of the portal is led to by its real path, on either kind of host [case-037]', async ({
  page,
  portal,
}) => {
  const host = await hostFiles(portalDist, 'trade')
  const paths = [...table.matchAll(/(?:path: |page\()'\/([^']+)'/g)].map(([, path = '']) =>
    path.replace('*?', 'x').replace(/:\w+/, 'x'),
  )
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths.filter((one) => !/^(debug|playground)/.test(one))) {
    for (const address of [portal.url('ironbark'), portal.url('cascade'), host.url]) {
      // The script of the 404 page redirects before it requests anything of the portal.
      await page.route(address, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Portal</h1>' }),
      )
      await page.goto(`${address}${path}?page=2`)
      await expect(page, path).toHaveURL(`${address}#/${path}?page=2`)
    }
  }
  await host.close()
})

test('after signing in nobody is led out of the portal by its address [case-032]', async ({
  page,
  portal,
}) => {
  const asked = await watchStranger(page)
  const address = portal.url('ironbark')
  for (const from of [
    '//evil.test/orders',
    '/\\evil.test/orders',
    'https://evil.test/',
    'javascript:alert(1)',
    '/..//evil.test',
  ]) {
    await page.goto(`${address}#/login?from=${encodeURIComponent(from)}`)
    await page.reload()
    await fillSignIn(page, 'ironbark')
    await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
    await expect(page).toHaveURL(`${address}#/`)
    await page.evaluate(() => sessionStorage.clear())
  }
  expect(asked).toEqual([])
})
