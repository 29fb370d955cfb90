import { known } from '@trade-portal/demo-data'
import { inAWeek } from '../checkout'
import { expect, test } from './engineTest'
import type { Person } from './person'

const quantity = { role: 'spinbutton', name: /^Quantity of / }

test('an order goes from signing in to the order’s page, and is ordered again [case-440]', async ({
  person,
  portal,
  signIn,
}) => {
  const jobName = `In ${person.engine.name}`
  await person.step('Sign in', () => signIn('ironbark'))
  await person.seeGone({ text: /This portal needs a newer browser/ })

  await person.step('Choose a product in the list', async () => {
    await person.follow('#/products')
    await person.see({ role: 'heading', name: 'Browse Categories' })
    await person.follow(`#/search?value=${known.ironbark.ordinary}`)
    await person.see({ role: 'heading', name: new RegExp(known.ironbark.ordinary) })
    await person.fill({ ...quantity, nth: 0 }, '4')
    await person.press({ role: 'button', name: /^Add .+ to the cart$/, nth: 0 })
    await person.see({ text: 'Added to cart' })
  })

  await person.step('Review the cart', async () => {
    await person.press({ role: 'link', name: /^Cart, 1 item/ })
    await person.see({ role: 'heading', name: 'Review Cart' })
    await person.seeValue(quantity, '4')
    await person.press({ role: 'button', name: /^Increase quantity of / })
    await person.seeValue(quantity, '5')
  })

  await person.step('Fill in the delivery', async () => {
    await person.press({ role: 'link', name: 'Checkout' })
    await person.see({ role: 'heading', name: 'Order Details' })
    await fillDelivery(person, jobName)
  })

  const number = await orderNumber(person)
  expect(portal.order('ironbark', number)).toMatchObject({
    type: 'Order',
    jobName,
    lines: [
      { productId: known.ironbark.ordinary, quantity: 5000 },
      // The delivery.
      { productId: 'DELMET1', quantity: 1000 },
    ],
  })

  await person.step('See the receipt', async () => {
    await person.press({ role: 'button', name: 'OK' })
    await person.see({ text: 'Order Complete!' })
    await person.see({ role: 'link', name: /^Cart, 0 items/ })
  })

  await person.step('Order the same again from the order’s page', async () => {
    await person.follow('#/orders')
    await person.press({ role: 'link', name: new RegExp(`^${number}`) })
    await person.see({ role: 'heading', name: `Order ${number}` })
    await person.press({ role: 'button', name: 'Copy to Cart' })
    await person.see({ role: 'heading', name: 'Review Cart' })
    await person.seeValue(quantity, '5')
  })
})

/** Types the whole form for a delivery. */
async function fillDelivery(person: Person, jobName: string) {
  await person.press({ text: 'Truck delivery to site' })
  await person.fill({ role: 'combobox', name: /^Job name/ }, jobName)
  await person.fill({ role: 'textbox', name: /^Address/ }, '12 Wattle Street')
  await person.fill({ role: 'textbox', name: /^Suburb/ }, 'Geelong')
  await person.choose(/State/, /Victoria|VIC/)
  await person.fill({ role: 'textbox', name: /^Order reference/ }, 'PO 1001')
  await person.choose(/Vehicle type/, /./)
  await person.fill({ role: 'textbox', name: /^Contact name/ }, 'Dana Whitlock')
  await person.fill({ role: 'textbox', name: /^Contact phone/ }, '0400 000 000')

  await person.press({ text: 'Another day' })
  await person.see({ role: 'dialog' })
  await person.keys('Escape')
  await person.seeGone({ role: 'dialog' })
  const date = { role: 'group', name: /^Required date/ }
  for (const [part, value] of Object.entries(inAWeek())) {
    await person.press({ role: 'spinbutton', name: new RegExp(`^${part}`), within: date })
    await person.type(String(value))
  }
  await person.press({ text: 'Another time' })
  const time = { role: 'group', name: /^Required time/ }
  await person.press({ role: 'spinbutton', name: /hour/, within: time })
  await person.type('7')
  await person.press({ role: 'spinbutton', name: /minute/, within: time })
  await person.type('30')
  await person.press({ role: 'spinbutton', name: /AM|PM/i, within: time })
  await person.type('a')
}

/** Confirms the order. @returns its number. */
async function orderNumber(person: Person): Promise<string> {
  let said = ''
  await person.step('Confirm the order', async () => {
    await person.seeGone({ text: 'Calculating delivery…' })
    await person.press({ role: 'button', name: 'Confirm Order' })
    said = await person.text({ role: 'dialog', name: 'Order Placed' })
  })
  const [number = ''] = /\d{3,}/.exec(said) ?? []
  expect(number, `the number of the order in “${said}”`).not.toBe('')
  return number
}
