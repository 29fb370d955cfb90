import { test } from './engineTest'
import { serveHost } from './hostServer'

const elsewhere =
  '<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,"><h1>Elsewhere</h1>'

test('Back from another website shows nothing of a customer who has signed out [case-445]', async ({
  person,
  portal,
  signIn,
  isPhone,
}) => {
  await using other = await serveHost({ '/': elsewhere }, new URL(portal.url('ironbark')))
  const orders = { role: 'heading', name: 'Orders & Quotes' }
  const signInForm = { role: 'heading', name: 'Welcome to your Trade Portal' }
  // Firefox reports this when a page is left while it is loading.
  person.expectErrors(/ServiceWorker intercepted the request/)
  await person.step('Sign in', () => signIn('ironbark'))

  await person.step('See orders', async () => {
    await person.follow('#/orders')
    await person.see(orders)
    await person.see({ role: 'rowheader', name: /^\d+/ })
  })

  await person.step('Go to another website, and Back, signed in', async () => {
    await person.goTo(`${other.origin}/`)
    await person.see({ role: 'heading', name: 'Elsewhere' })
    await person.back()
    await person.see(orders)
    await person.see({ role: 'rowheader', name: /^\d+/ })
  })

  await person.step('Sign out', async () => {
    await person.press({ role: 'button', name: isPhone ? 'Open menu' : 'My Account' })
    await person.press({ role: isPhone ? 'button' : 'menuitem', name: 'Sign Out' })
    await person.see(signInForm)
  })

  await person.step('Go to another website, and Back twice', async () => {
    await person.goTo(`${other.origin}/`)
    await person.see({ role: 'heading', name: 'Elsewhere' })
    await person.back()
    await person.see(signInForm)
    await person.back()
    await person.see(signInForm)
    await person.seeGone({ role: 'rowheader' })
    await person.seeGone(orders)
  })

  await person.step('Reload', async () => {
    await person.reload()
    await person.see(signInForm)
    await person.seeGone({ role: 'rowheader' })
  })
})
