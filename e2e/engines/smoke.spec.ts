import { test } from './engineTest'

test('signs in', async ({ person, signIn }) => {
  await person.step('sign in', () => signIn('ironbark'))
})
