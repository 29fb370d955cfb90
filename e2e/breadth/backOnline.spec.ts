import { expect, test } from '../fixtures'
import { awaitServiceWorker } from '../serviceWorker'

test.use({ serviceWorkers: 'allow' })

test('a page that was loaded without a network goes on by itself when it is back [case-190]', async ({
  page,
  context,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await awaitServiceWorker(page)
  await page.goto(portal.url('ironbark', '#/orders'))
  const orders = page.getByRole('heading', { level: 1, name: /Orders/ })
  await expect(orders).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
  await expect(orders).toBeHidden()
  await context.setOffline(false)
  await expect(orders).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
})
