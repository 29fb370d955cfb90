import { expect, it } from 'vitest'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'

const message = { to: 'help@timber.example', subject: 'Delivery on Friday', body: 'Is it on the way?' }

async function openClient(script: Script = {}) {
  const { client, calls } = createFixtureClient(script)
  await client.session.signIn(fixtureSignIn)
  return { client, last: () => calls.at(-1) }
}

it('is about no transaction unless one is named', async () => {
  const { client, last } = await openClient()
  await client.messages.send(message)
  expect(last()).toMatchObject({
    operation: 'sendEmailMessage',
    payload: {
      toEmailAddress: 'help@timber.example',
      fromEmailAddress: 'dana@builder.example',
      numTran: 0,
      suffixTran: 0,
    },
  })
})

it('says why the merchant refuses it', async () => {
  const { client } = await openClient({
    sendEmailMessage: () => ({
      hasErrors: true,
      errors: [{ field: 'subject', msg: 'Please enter subject' }],
    }),
  })
  await expect(client.messages.send({ ...message, subject: '' })).rejects.toMatchObject({
    name: 'FluidFieldError',
    errors: [{ field: 'subject', msg: 'Please enter subject' }],
  })
})

it('is not sent when nobody is signed in [sdk-305]', async () => {
  const { client, last } = await openClient()
  client.session.signOut()
  await expect(client.messages.send(message)).rejects.toMatchObject({ name: 'FluidNotSignedInError' })
  expect(last()?.operation).not.toBe('sendEmailMessage')
})
