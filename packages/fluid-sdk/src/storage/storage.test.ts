import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  browserStorage,
  createMemoryStorage,
  createMerchantStorage,
  hasStoredSession,
  storagePart,
} from './storage'
import type { FluidStorage } from './storage'

const refuse = (): never => {
  throw new DOMException('No more room', 'QuotaExceededError')
}
const keysOf = (storage: FluidStorage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort()

describe('the storage of a merchant', () => {
  it('keeps the texts of two merchants apart on one origin', () => {
    const page = createMemoryStorage()
    const [ironbark, cascade] = ['ironbark', 'cascade'].map((name) => createMerchantStorage(page, name))
    ironbark?.set('session', 'I')
    cascade?.set('session', 'C')
    expect([ironbark?.get('session'), cascade?.get('session')]).toEqual(['I', 'C'])
    ironbark?.clear(() => false)
    expect([ironbark?.get('session'), cascade?.get('session')]).toEqual([null, 'C'])
  })

  it('clears what is ours and nothing of the page it is a guest on', () => {
    const page = createMemoryStorage()
    page.setItem('theirs', '1')
    page.setItem('traders', '1')
    page.setItem('trade:theme', '1')
    const storage = createMerchantStorage(page, 'ironbark')
    storage.set('session', 'S')
    storage.set('cart:4021', 'C')
    storage.clear((name) => name.startsWith('cart:'))
    expect(storage.names('')).toEqual(['cart:4021'])
    expect(keysOf(page)).toEqual(['theirs', expect.stringMatching(/^trade:@.*:cart:4021$/), 'traders'])
  })

  it('lists names by their beginning', () => {
    const storage = createMerchantStorage(createMemoryStorage(), 'https://a.example|01|TP')
    for (const name of ['attempt:1', 'attempt:2', 'cart:1']) storage.set(name, 'x')
    expect(storage.names('attempt:')).toEqual(['attempt:1', 'attempt:2'])
  })

  it('gives out a part that cannot reach the rest', () => {
    const storage = createMerchantStorage(createMemoryStorage(), 'ironbark')
    storage.set('session', 'secret')
    const part = storagePart(storage, 'page:')
    part.set('draft', 'half a form')
    expect(part.get('session')).toBeNull()
    expect(part.names('')).toEqual(['draft'])
    part.remove('draft')
    expect(storage.names('')).toEqual(['session'])
  })
})

describe('a storage that does not work', () => {
  it('is replaced by memory when it is full, and leaves no older value behind', () => {
    const page = createMemoryStorage()
    createMerchantStorage(page, 'ironbark').set('cart:1', 'old')
    const storage = createMerchantStorage({ ...page, setItem: refuse }, 'ironbark')
    storage.set('cart:1', 'new')
    expect(storage.get('cart:1')).toBe('new')
    expect(storage.names('cart:')).toEqual(['cart:1'])
    expect(createMerchantStorage(page, 'ironbark').get('cart:1')).toBeNull()
    storage.remove('cart:1')
    expect(storage.get('cart:1')).toBeNull()
  })

  it('is written again as soon as there is room', () => {
    const page = createMemoryStorage()
    const setItem = vi.fn(page.setItem).mockImplementationOnce(refuse)
    const storage = createMerchantStorage({ ...page, setItem }, 'ironbark')
    storage.set('cart:1', 'first')
    storage.set('cart:1', 'second')
    expect(createMerchantStorage(page, 'ironbark').get('cart:1')).toBe('second')
  })

  it('is replaced by memory when every use of it is refused', () => {
    const blocked: FluidStorage = {
      get length() {
        return refuse()
      },
      key: refuse,
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    }
    const storage = createMerchantStorage(blocked, 'ironbark')
    storage.set('session', 'S')
    storage.set('cart:1', 'C')
    expect(storage.get('session')).toBe('S')
    storage.clear((name) => name.startsWith('cart:'))
    expect(storage.names('')).toEqual(['cart:1'])
  })

  it('is replaced by memory when it takes what it does not give back [case-012]', () => {
    const page = createMemoryStorage()
    const storage = createMerchantStorage({ ...page, getItem: refuse }, 'ironbark')
    storage.set('session', 'S')
    expect(storage.get('session')).toBe('S')
    expect(storage.names('')).toEqual(['session'])
    const deaf = createMerchantStorage({ ...page, setItem: () => undefined }, 'ironbark')
    deaf.set('cart:1', 'C')
    expect(deaf.get('cart:1')).toBe('C')
  })

  it('is replaced by memory where the page may not even look at it, or has none', () => {
    Object.defineProperty(globalThis, 'document', { value: {}, configurable: true })
    Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true })
    try {
      const storage = browserStorage('localStorage')
      storage.setItem('a', '1')
      expect(storage.getItem('a')).toBe('1')
      expect(storage.key(0)).toBe('a')
      expect(storage.length).toBe(1)
    } finally {
      Reflect.deleteProperty(globalThis, 'localStorage')
      Reflect.deleteProperty(globalThis, 'document')
    }
  })

  it('is the page’s own where there is a page', () => {
    const own = createMemoryStorage()
    vi.stubGlobal('localStorage', own)
    expect(browserStorage('localStorage')).not.toBe(own)
    vi.stubGlobal('document', {})
    expect(browserStorage('localStorage')).toBe(own)
    vi.unstubAllGlobals()
  })
})

describe('hasStoredSession', () => {
  afterEach(() => void vi.unstubAllGlobals())

  function inBrowser() {
    const [local, session] = [createMemoryStorage(), createMemoryStorage()]
    vi.stubGlobal('document', {})
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('sessionStorage', session)
    return { local, session }
  }

  it.each(['local', 'session'] as const)('finds the session of any merchant in the storage %s', (kind) => {
    const { [kind]: storage } = inBrowser()
    expect(hasStoredSession()).toBe(false)
    createMerchantStorage(storage, 'https://erp.example|01|TP').set('session', 'S')
    expect(hasStoredSession()).toBe(true)
  })

  it('takes nothing else for one: other names, other pages, no storage at all', () => {
    const { local } = inBrowser()
    createMerchantStorage(local, 'ironbark').set('ended:session-7', 'E')
    createMerchantStorage(local, 'ironbark').set('cart:4021', 'C')
    local.setItem('trade:device:session', 'D')
    local.setItem('their:session', 'T')
    expect(hasStoredSession()).toBe(false)
    vi.stubGlobal('localStorage', { ...local, length: 1, key: refuse })
    expect(hasStoredSession()).toBe(false)
    vi.unstubAllGlobals()
    expect(hasStoredSession()).toBe(false)
  })
})
