import { known } from '@trade-portal/demo-data'
import { test } from './engineTest'

test('the catalogue leads from a category to a product and a tally of lengths [case-442]', async ({
  person,
  signIn,
}) => {
  await person.step('Sign in', () => signIn('ironbark'))

  await person.step('Follow the categories', async () => {
    await person.follow('#/products')
    await person.see({ role: 'heading', name: 'Browse Categories' })
    await person.press({ role: 'link', name: 'Structural Pine', within: { role: 'main' } })
    await person.see({ role: 'heading', name: 'All Structural Pine' })
    await person.see({ role: 'table', name: 'All Structural Pine' })
  })

  await person.step('See prices in a grid', async () => {
    await person.press({ text: 'See Prices' })
    await person.see({ text: /\$[\d,]+\.\d\d/, within: { role: 'table', name: 'All Structural Pine' } })
    await person.press({ role: 'radio', name: 'Grid' })
    await person.see({ text: /\$[\d,]+\.\d\d/, within: { role: 'list', name: 'All Structural Pine' } })
    await person.press({ role: 'radio', name: 'List' })
    await person.see({ role: 'table', name: 'All Structural Pine' })
  })

  await person.step('Search in the listing, and go back', async () => {
    await person.fill({ role: 'searchbox', name: /^Search in/ }, 'MGP10')
    await person.seeAddress(/[?&]search=MGP10/)
    await person.see({ role: 'table' })
  })

  await person.step('Open a product, and close it by Back', async () => {
    await person.follow(`#/search?value=${known.ironbark.ordinary}`)
    await person.press({ role: 'link', name: /^Bugle Batten Screw/, within: { role: 'main' } })
    await person.see({ role: 'heading', name: 'Product Information' })
    await person.seeAddress(new RegExp(`[?&]product=${known.ironbark.ordinary}`))
    await person.back()
    await person.seeGone({ role: 'dialog' })
    await person.see({ role: 'heading', name: new RegExp(known.ironbark.ordinary) })
  })

  await person.step('Enter a tally of lengths', async () => {
    await person.follow(`#/search?value=${known.ironbark.presetTally}`)
    await person.press({ role: 'button', name: /^Enter a tally of /, nth: 0 })
    const pieces = { role: 'spinbutton', name: /^Pieces of /, within: { role: 'dialog' } }
    await person.fill({ ...pieces, nth: 0 }, '2')
    await person.fill({ ...pieces, nth: 1 }, '3')
  })

  await person.step('Add the tally to the cart', async () => {
    await person.press({ role: 'button', name: 'Add to Cart', within: { role: 'dialog' } })
    await person.see({ text: 'Added to cart' })
    await person.seeGone({ role: 'dialog' })
    await person.see({ role: 'link', name: /^Cart, 1 item/ })
  })
})
