import { known } from '@trade-portal/demo-data'
import { expect, test } from './engineTest'

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
    // A product that is shown at the press may still be on its way. One that a reload shows has arrived.
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
