import { expect, test } from './engineTest'

test('lines of text go into the cart, the cart becomes a list, and the list the cart [case-443]', async ({
  person,
  signIn,
}, { project }) => {
  const name = `Deck 1/2 & 50% ${project.name}`
  const quantity = { role: 'spinbutton', name: /^Quantity of / }
  const quantities = () => person.values(quantity)
  await person.step('Sign in', () => signIn('ironbark'))

  await person.step('Type lines', async () => {
    await person.follow('#/quick-order')
    await person.fill({ role: 'textbox', name: 'Your lines' }, 'CONRS20 24\nNOSUCHTHING 1\nBBS14100 2')
    await person.see({ role: 'button', name: '1 not found' })
    await person.press({ role: 'button', name: 'Add 2 lines' })
    await person.seeValue({ role: 'textbox', name: 'Your lines' }, 'NOSUCHTHING 1')
  })

  await person.step('Save the cart as a list', async () => {
    await person.follow('#/cart')
    await expect.poll(async () => (await quantities()).sort()).toEqual(['2', '24'])
    await person.press({ role: 'button', name: 'Save Custom List' })
    await person.fill({ role: 'textbox', name: 'List name' }, name)
    await person.press({ role: 'button', name: 'Save list' })
    await person.see({ text: 'Custom list saved' })
  })

  await person.step('Copy the list to the cart', async () => {
    await person.follow('#/custom-lists')
    await person.press({ role: 'link', name: `View List ${name}` })
    await person.see({ role: 'heading', name })
    await person.press({ role: 'button', name: 'Copy List to Cart' })
    await person.press({ role: 'button', name: 'Add to cart', within: { role: 'alertdialog' } })
    await person.see({ text: 'Custom list copied' })
    await person.see({ role: 'heading', name: 'Review Cart' })
    await expect.poll(async () => (await quantities()).sort()).toEqual(['4', '48'])
  })

  await person.step('Delete the list', async () => {
    await person.back()
    await person.see({ role: 'heading', name })
    await person.press({ role: 'button', name: 'Delete list' })
    await person.press({ role: 'button', name: 'Delete list', within: { role: 'alertdialog' } })
    await person.see({ text: 'Custom list deleted' })
    await person.seeGone({ role: 'link', name: `View List ${name}` })
  })
})
