import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { known } from '@trade-portal/demo-data'
import { portalDist } from '../../scripts/buildPortal'
import { deployNext } from '../deployment'
import { RunningPortal } from '../portal'
import { expect, test as base } from './engineTest'

/** A separate portal that can be deployed again. Compressed files would stay those of the first build. */
const test = base.extend<{ deployed: { folder: string; portal: RunningPortal } }>({
  deployed: async ({ person: _person }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'trade-portal-site-'))
    await cp(portalDist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
    const portal = new RunningPortal({ built: folder })
    await portal.start()
    await use({ folder, portal })
    await portal.dispose()
    await rm(folder, { recursive: true })
  },
})

test('a customer who works on is led to a new version, and finds the cart as it was [case-446]', async ({
  person,
  deployed: { folder, portal },
  signIn,
}) => {
  const quantity = { role: 'spinbutton', name: /^Quantity of / }
  await person.step('Sign in', () => signIn('ironbark', portal))

  await person.step('Put a product in the cart', async () => {
    await person.follow(`#/search?value=${known.ironbark.ordinary}`)
    await person.press({ role: 'button', name: /^Add .+ to the cart$/, nth: 0 })
    await person.see({ role: 'link', name: /^Cart, 1 item/ })
    await person.follow('#/cart')
    await person.seeValue(quantity, '1')
  })

  await person.step('Wait for the service worker', async () => {
    await expect.poll(() => person.engine.run('navigator.serviceWorker.controller !== null')).toBe(true)
  })

  await person.step('Refresh to the new version', async () => {
    await deployNext({ folder }, { isWhole: true })
    await person.engine.run(`void document.dispatchEvent(new Event('visibilitychange'))`)
    await person.press({ role: 'button', name: 'Refresh to Update' })
    await expect.poll(() => person.evaluate('document.documentElement.dataset.build')).toBe('next')
    await person.see({ role: 'heading', name: 'Review Cart' })
    await person.seeValue(quantity, '1')
    await person.seeGone({ role: 'button', name: 'Refresh to Update' })
  })

  await person.step('Go on working', async () => {
    await person.press({ role: 'button', name: /^Increase quantity of / })
    await person.seeValue(quantity, '2')
    await person.follow('#/invoices')
    await person.see({ role: 'heading', name: 'Invoices' })
    await person.see({ role: 'rowheader', name: /^\d+-\d+/ })
  })
})
