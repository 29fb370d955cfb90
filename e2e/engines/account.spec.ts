import { expect, test } from './engineTest'

test('an invoice is commented on and paid, and a payment is cancelled [case-441]', async ({
  person,
  portal,
  signIn,
}, { project }) => {
  const comment = `From ${project.name}`
  let name = ''
  // The card provider's page forbids the favicon that Firefox requests.
  person.expectErrors(/favicon\.ico/)
  await person.step('Sign in', () => signIn('ironbark'))

  await person.step('Find an invoice', async () => {
    await person.follow('#/invoices?search=kelso')
    await person.see({ role: 'heading', name: 'Invoices' })
    await person.see({ text: /^\d+ of \d+ shown/ })
    name = await person.text({ role: 'rowheader', name: /^\d+-\d+/, nth: 0 })
  })

  await person.step('Comment on the invoice', async () => {
    await person.press({ role: 'link', name })
    await person.see({ role: 'heading', name: `Invoice ${name}` })
    await person.press({ role: 'button', name: /omment$/ })
    const dialog = { role: 'dialog', name: /Comment/ }
    await person.fill({ role: 'textbox', within: dialog }, comment)
    await person.press({ role: 'button', name: 'Save comment', within: dialog })
    await person.see({ text: 'Comment saved successfully' })
    await person.see({ text: comment })
  })

  await person.step('Send two invoices by e-mail', async () => {
    await person.follow('#/invoices')
    for (const nth of [1, 2]) await person.press({ role: 'checkbox', name: /^Select/, nth })
    await person.see({ text: '2 selected' })
    await person.press({ role: 'button', name: 'Email Selected Invoices' })
    const dialog = { role: 'dialog', name: 'Email Selected Invoices' }
    await person.fill(
      { role: 'textbox', name: /^Email address/, within: dialog },
      'accounts@ridgeline.example',
    )
    await person.press({ role: 'button', name: 'Send 2 invoices', within: dialog })
    await person.see({ text: "Invoice's sent successfully" })
    await person.seeGone({ text: '2 selected' })
  })

  await person.step('Pay the invoice', async () => {
    await person.follow(`#/invoices/${name}`)
    await person.press({ role: 'link', name: 'Pay Invoice' })
    await person.see({ text: new RegExp(`Invoice ${name}`) })
    await person.press({ role: 'button', name: 'Proceed to Payment' })
    await person.see({ role: 'heading', name: 'Pay Ironbark Trade' })
    await person.press({ role: 'button', name: 'Approve' })
    await person.see({ role: 'heading', name: 'Payment successful' })
    expect(await person.address()).toBe(portal.url('ironbark', '#/payment-complete'))
  })

  await person.step('Pay a statement, and cancel', async () => {
    await person.follow('#/statements')
    await person.press({ role: 'rowheader', nth: 0 })
    await person.see({ role: 'heading', name: /^Statement, / })
    await person.press({ role: 'link', name: 'Pay Balance' })
    await person.press({ role: 'button', name: 'Proceed to Payment' })
    await person.see({ role: 'heading', name: 'Pay Ironbark Trade' })
    await person.press({ role: 'button', name: 'Cancel' })
    await person.see({ role: 'heading', name: 'Payment cancelled' })
    await person.see({ text: 'You have cancelled your payment.' })
  })
})
