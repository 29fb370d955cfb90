import { expect, test } from './engineTest'
import { serveHost } from './hostServer'

const shop = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<script type="module" src="embed/portal.js" data-configuration="config/configuration.json"></script></head>
<body><header><trade-cart-button></trade-cart-button></header>
<main><trade-product-list category="TIMBER" type="Structural Pine"></trade-product-list></main></body></html>`

test('elements in somebody else’s page sign in, take a tally and show the cart [case-444]', async ({
  person,
  portal,
  fillSignIn,
}) => {
  await using host = await serveHost({ '/shop.html': shop }, new URL(portal.url('ironbark')))

  await person.step('Open the page', async () => {
    await person.goTo(`${host.origin}/shop.html`)
    await person.see({ role: 'button', name: 'Sign in' })
  })

  await person.step('Sign in', async () => {
    await person.press({ role: 'button', name: 'Sign in', nth: 0 })
    await fillSignIn('ironbark', { role: 'dialog' })
    await person.see({ role: 'link', name: /^Cart, 0 items/ })
    await person.seeGone({ role: 'dialog' })
  })

  await person.step('Enter a tally of lengths', async () => {
    await person.press({ role: 'button', name: 'Enter a tally of Structural Pine MGP10 70 × 35 H2' })
    await person.fill({ role: 'textbox', name: 'Type or paste lengths' }, '10/2.7')
    await person.keys('Enter')
  })

  await person.step('Add it, and open the cart', async () => {
    await person.press({ role: 'button', name: 'Add to Cart' })
    await person.press({ role: 'link', name: /^Cart, 1 item/ })
    await person.see({ text: /10 @ 2\.7 m/, within: { role: 'dialog' } })
  })

  await person.step('Go on to the checkout', async () => {
    await person.press({ role: 'link', name: 'Checkout', within: { role: 'dialog' } })
    await person.see({ role: 'dialog', name: 'Order Details' })
    await person.see({ role: 'button', name: 'Confirm Order' })
    expect(await person.address()).toMatch(/\/shop\.html/)
  })
})
