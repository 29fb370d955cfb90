import { known } from '@trade-portal/demo-data'
import { expect, test } from './engineTest'

test('a product whose page is reloaded before its answer came is announced, or is in the cart [cart-109]', async ({
  person,
  portal,
  signIn,
}) => {
  const error = { role: 'alertdialog', name: 'Error' }
  await person.step('Sign in', () => signIn('ironbark'))
  await person.step('Look at the cart', async () => {
    await person.follow('#/cart')
    await person.see({ text: 'Your cart is empty.' })
  })
  person.expectErrors(/./)

  for (const when of ['before', 'after'] as const) {
    await person.step(`Load the page again ${when} the merchant has it`, async () => {
      await person.follow(`#/search?value=${known.ironbark.ordinary}`)
      const calls = (await portal.calls('ironbark', 'addCartProduct')).length
      await portal.fail('ironbark', { operation: 'addCartProduct', when, kind: 'hang' })
      await person.press({ role: 'button', name: /^Add .+ to the cart$/, nth: 0 })
      await expect.poll(async () => (await portal.calls('ironbark', 'addCartProduct')).length).toBe(calls + 1)
      await person.reload()
      if (when === 'after') return person.see({ role: 'link', name: /^Cart, 1 item/ })
      await person.see({ text: /We couldn’t confirm it was added/, within: error })
      await person.press({ role: 'button', name: 'OK', within: error })
      await person.seeGone(error)
    })
  }
  expect(await person.count(error)).toBe(0)
})

test('a server that goes away right after the sign-in leaves a sentence and a button [case-225]', async ({
  person,
  portal,
  signIn,
}) => {
  person.expectErrors(/./)
  await person.step('Sign in', () => signIn('ironbark'))
  await portal.stop()
  await person.step('Go to a page while nothing answers', async () => {
    await person.follow('#/invoices')
    await person.see({ text: /couldn’t load|couldn’t reach/ })
    await person.see({ role: 'button', name: 'Try again' })
  })
  await portal.start()
  await person.step('Try again', async () => {
    await person.press({ role: 'button', name: 'Try again' })
    await person.see({ role: 'heading', name: 'Invoices' })
    await person.see({ role: 'rowheader', name: /^\d+-\d+/ })
  })
})

test('what is changed while nothing answers is said to wait, and is sent afterwards [case-447]', async ({
  person,
  portal,
  signIn,
}) => {
  const quantity = { role: 'spinbutton', name: /^Quantity of / }
  const waiting = { text: '1 change waiting' }
  await person.step('Sign in', () => signIn('ironbark'))

  await person.step('Put a product in the cart', async () => {
    await person.follow(`#/search?value=${known.ironbark.ordinary}`)
    await person.press({ role: 'button', name: /^Add .+ to the cart$/, nth: 0 })
    await person.see({ role: 'link', name: /^Cart, 1 item/ })
    await person.follow('#/cart')
    await person.seeValue(quantity, '1')
    // A product visible at the press may still be loading. After a reload it has arrived.
    await expect
      .poll(async () => (await portal.calls('ironbark', 'addCartProduct')).length)
      .toBeGreaterThan(0)
    await person.reload()
    await person.seeValue(quantity, '1')
  })

  person.expectErrors(/./)
  await portal.stop()
  await person.step('Change the quantity while nothing answers', async () => {
    await person.press({ role: 'button', name: /^Increase quantity of / })
    await person.seeValue(quantity, '2')
    await person.see(waiting)
  })

  await person.step('Search while nothing answers', async () => {
    await person.follow('#/search?value=pine')
    await person.see({ role: 'heading', name: 'Results for “pine”' })
    await person.see({ role: 'button', name: 'Try again' })
    await person.seeGone({ role: 'rowheader' })
  })

  await portal.start()
  await person.step('Try again', async () => {
    await person.press({ role: 'button', name: 'Try again' })
    await person.see({ role: 'rowheader', name: /Pine/ })
  })

  await person.step('Find the change sent', async () => {
    await person.follow('#/cart')
    await expect
      .poll(async () => (await portal.calls('ironbark', 'updateCartProduct')).at(-1)?.payload, {
        timeout: 60_000,
      })
      .toMatchObject({ quoteQty: 2 })
    await person.seeGone(waiting)
    await person.reload()
    await person.seeValue(quantity, '2')
  })
})
