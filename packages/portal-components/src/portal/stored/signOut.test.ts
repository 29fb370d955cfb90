import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import { expect, it, onTestFinished } from 'vitest'
import { merchantClient } from '../../testing/merchantClient'
import { text } from './checks'
import { openStored } from './openStored'
import { storedKeys } from './storedKeys'
import type { StoredKey } from './storedKeys'

const keys = Object.keys(storedKeys) as StoredKey[]
/** Keys whose values Sign Out takes, in whichever tab they are. */
const ownKeys = keys.filter((key) => !['device', 'lasting'].includes(storedKeys[key].scope))

it('leaves all of another customer’s, and nothing of the one who signs out, in two tabs that are not remembered [case-298]', async () => {
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  onTestFinished(() => sandbox.close())
  const { configuration } = await merchantClient(sandbox, { signedIn: false })
  const storage = createMemoryStorage()
  const openTab = async (username: string) => {
    const client = createFluidClient({
      configuration,
      storage,
      tabStorage: createMemoryStorage(),
      fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    })
    await client.session.signIn({ username, password: 'ironbark', isRemembered: false })
    const stored = new Map(
      keys.map((key) => [key, openStored({ client, user: username }, key, text, 'part')]),
    )
    for (const value of stored.values()) value.write(username)
    return { client, values: (of: readonly StoredKey[]) => of.map((key) => stored.get(key)?.read() ?? null) }
  }
  const builder = await openTab('builder')
  const joiner = await openTab('joiner')
  const theirs = ownKeys.filter((key) => storedKeys[key].scope !== 'merchant')
  builder.client.session.signOut()
  expect(builder.values(ownKeys)).toEqual(ownKeys.map(() => null))
  expect(joiner.values(theirs)).toEqual(theirs.map(() => 'joiner'))
  joiner.client.session.signOut()
  expect(joiner.values(ownKeys)).toEqual(ownKeys.map(() => null))
})
