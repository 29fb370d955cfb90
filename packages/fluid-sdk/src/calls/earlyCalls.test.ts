import { describe, expect, it } from 'vitest'
import { createFluidClient } from '../client'
import { createMemoryStorage } from '../storage/storage'
import { fixtureConfiguration as configuration } from '../testing/fixtureClient'
import { userDetails } from '../testing/openTab'
import { createEarlyCalls } from './earlyCalls'

const builder = { username: 'builder', password: 'iron & bark' }
const pine = { categoryId: 'TIMBER', typeId: 'Pine', page: 2 }

/** A back end that answers every call, but loses the first few. Prices include tax, twelve products are a page. */
function backEnd({ lost = 0, tax = 'yes', hasSession = true } = {}) {
  const calls: string[] = []
  const settings = { WidgetConfiguration: [entry('tax_inclusive', tax), entry('pagesize', '12')] }
  const answers: Record<string, object> = {
    login: hasSession ? { sessionID: 'S-1', msg: '' } : { sessionID: '', msg: 'No' },
    getUserDetails: { ttGetUserDetails: [userDetails] },
    getWidgetConfiguration: settings,
    getProductCategories: { getProductsByType: [] },
  }
  const fetch: typeof globalThis.fetch = async (to, init) => {
    const { url } = new Request(to, init)
    const operation = new URL(url).searchParams.get('ipFunction') ?? ''
    calls.push(operation)
    if (calls.length <= lost) throw new TypeError('Failed to fetch')
    return Response.json(answers[operation])
  }
  return { fetch, calls }
}

const entry = (label_object: string, object_value: string) => ({
  label_object,
  object_value,
  is_enabled: true,
  type_object: '',
})

/** Returns a browser's storages after an earlier visit. */
async function visited(isSettled = true) {
  const storages = { storage: createMemoryStorage(), tabStorage: createMemoryStorage() }
  const client = createFluidClient({ configuration, ...storages, fetch: backEnd().fetch })
  await client.session.signIn({ ...builder, isRemembered: true })
  if (isSettled) await client.settings.read()
  return storages
}

/** Opens a listing with the prefetched answers, and a second time. */
async function openListing(client: ReturnType<typeof createFluidClient>) {
  await client.session.restore({ readsSettings: true })
  const { pageSize } = await client.settings.read()
  await client.catalogue.listProducts({ ...pine, pageSize })
}

const ofListing = ['getUserDetails', 'getWidgetConfiguration', 'getProductCategories']

describe('a sign-in that is sent before there is a client [sign-26]', () => {
  const sendEarly = (options: Parameters<typeof backEnd>[0] = {}) => {
    const { fetch, calls } = backEnd(options)
    const early = createEarlyCalls({ configuration, fetch })
    early.signIn(builder)
    return { client: createFluidClient({ configuration, fetch: early.fetch }), calls }
  }

  it('is the call of the client’s own sign-in, once', async () => {
    const { client, calls } = sendEarly()
    expect(calls).toEqual(['login'])
    await client.session.signIn(builder)
    expect(calls).toEqual(['login', 'getUserDetails'])
    await client.session.signIn(builder)
    expect(calls).toEqual(['login', 'getUserDetails', 'login', 'getUserDetails'])
  })

  it('answers nobody else, and not them either after that', async () => {
    const { client, calls } = sendEarly()
    await client.session.signIn({ ...builder, username: 'carpenter' })
    expect(calls).toEqual(['login', 'login', 'getUserDetails'])
    await client.session.signIn(builder)
    expect(calls).toEqual(['login', 'login', 'getUserDetails', 'login', 'getUserDetails'])
  })

  it('is sent by the client where it was lost', async () => {
    const { client, calls } = sendEarly({ lost: 1 })
    expect(await client.session.signIn(builder)).toMatchObject({ username: 'builder' })
    expect(calls).toEqual(['login', 'login', 'getUserDetails'])
  })
})

describe('a sign-in that was sent before there is a client, and none comes [case-280]', () => {
  const signedIn = async (options: Parameters<typeof backEnd>[0] = {}) => {
    const storages = { storage: createMemoryStorage(), tabStorage: createMemoryStorage() }
    const { fetch, calls } = backEnd(options)
    const early = createEarlyCalls({ configuration, ...storages, fetch })
    early.signIn(builder)
    return { early, storages, calls, next: () => createFluidClient({ configuration, ...storages, fetch }) }
  }

  it.each([true, false])('is the next page’s session, remembered: %s', async (isRemembered) => {
    const { early, calls, next } = await signedIn()
    expect(await early.storeSignIn({ isRemembered })).toBe(true)
    expect(next().session.current()).toEqual({ username: 'builder', isRemembered })
    expect(await next().session.restore()).toMatchObject({ username: 'builder' })
    expect(calls.filter((name) => name === 'login')).toHaveLength(1)
    // It is stored once: a second page would adopt a session the first has ended.
    expect(await early.storeSignIn({ isRemembered })).toBe(false)
  })

  it('is nobody’s where it was refused, lost, or never sent', async () => {
    const lost = await signedIn({ lost: 1 })
    expect(await lost.early.storeSignIn()).toBe(false)
    expect(lost.next().session.current()).toBeNull()
    const refused = await signedIn({ hasSession: false })
    expect(await refused.early.storeSignIn()).toBe(false)
    expect(refused.next().session.current()).toBeNull()
    const { fetch } = backEnd()
    expect(await createEarlyCalls({ configuration, fetch }).storeSignIn()).toBe(false)
  })

  it('is the client’s alone where that has come after all', async () => {
    const { early, storages } = await signedIn()
    const client = createFluidClient({ configuration, ...storages, fetch: early.fetch })
    await client.session.signIn(builder)
    expect(await early.storeSignIn()).toBe(false)
    expect(client.session.current()).toMatchObject({ username: 'builder' })
  })
})

describe('the calls of a stored session before there is a client', () => {
  it('goes out at once, and is what the client asks for, once [speed-32]', async () => {
    const { fetch, calls } = backEnd()
    const storages = await visited()
    const early = createEarlyCalls({ configuration, ...storages, fetch })
    early.restore()
    early.listProducts(pine)
    expect(calls).toEqual(ofListing)
    const client = createFluidClient({ configuration, ...storages, fetch: early.fetch })
    await openListing(client)
    expect(calls).toEqual(ofListing)
    await client.catalogue.listProducts({ ...pine, pageSize: 12 })
    expect(calls).toEqual([...ofListing, 'getProductCategories'])
  })

  it('is asked for by the client as well where the merchant has other switches by now [speed-33]', async () => {
    const { fetch, calls } = backEnd({ tax: 'no' })
    const storages = await visited()
    const early = createEarlyCalls({ configuration, ...storages, fetch })
    early.restore()
    early.listProducts(pine)
    await openListing(createFluidClient({ configuration, ...storages, fetch: early.fetch }))
    expect(calls).toEqual([...ofListing, 'getProductCategories'])
  })

  it('is no listing before the merchant’s switches were read, and nothing where nobody is signed in', async () => {
    const { fetch, calls } = backEnd()
    const unsettled = createEarlyCalls({ configuration, ...(await visited(false)), fetch })
    unsettled.listProducts(pine)
    expect(calls).toEqual([])
    const storages = await visited()
    createFluidClient({ configuration, ...storages, fetch }).session.signOut()
    const signedOut = createEarlyCalls({ configuration, ...storages, fetch })
    signedOut.restore()
    signedOut.listProducts(pine)
    expect(calls).toEqual([])
  })

  it('answers no other session, nor one of the same customer [speed-33]', async () => {
    const { fetch, calls } = backEnd()
    const storages = await visited()
    const early = createEarlyCalls({ configuration, ...storages, fetch })
    early.restore()
    early.listProducts(pine)
    const client = createFluidClient({ configuration, ...storages, fetch: early.fetch })
    await client.session.adopt({ id: 'S-2', username: 'builder', isRemembered: false })
    await openListing(client)
    expect(calls.filter((name) => name === 'getProductCategories')).toHaveLength(2)
    expect(calls.filter((name) => name === 'getUserDetails')).toHaveLength(3)
  })

  it('is of no use to whoever comes a minute later', async () => {
    const { fetch, calls } = backEnd()
    const storages = await visited()
    let now = 0
    const early = createEarlyCalls({ configuration, ...storages, fetch, now: () => now })
    early.restore()
    now = 60_000
    await openListing(createFluidClient({ configuration, ...storages, fetch: early.fetch }))
    expect(calls.filter((name) => name === 'getUserDetails')).toHaveLength(2)
  })
})
