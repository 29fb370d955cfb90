import { describe, expect, it } from 'vitest'
import { createMemoryStorage, createMerchantStorage } from '../storage/storage'
import { openAttempt } from '../testing/openAttempt'
import {
  confirmAttempt,
  forgetAttempt,
  storeOpenAttempt,
  listAttempts,
  readAttempt,
  transactionKey,
} from './orderAttempt'
import type { OrderAttempt } from './orderAttempt'

const HOUR = 3_600_000

function openContext(time = openAttempt.startedAt) {
  const storage = createMerchantStorage(createMemoryStorage(), 'merchant')
  return { storage, now: () => time }
}

describe('an order attempt', () => {
  it('is read as it was stored', () => {
    const { storage } = openContext()
    storeOpenAttempt(storage, openAttempt)
    expect(readAttempt(storage, openAttempt.id)).toEqual(openAttempt)
    expect(readAttempt(storage, 'C-2@1')).toBeNull()
  })

  it('that is confirmed replaces the open one', () => {
    const context = openContext()
    storeOpenAttempt(context.storage, openAttempt)
    confirmAttempt(context, openAttempt, '100234')
    expect(readAttempt(context.storage, openAttempt.id)).toMatchObject({
      state: 'confirmed',
      number: '100234',
    })
    expect(context.storage.names('attempt:')).toEqual([])
  })

  it('that is confirmed leaves its order to no other', () => {
    const context = openContext()
    const other: OrderAttempt = { ...openAttempt, id: 'C-2@2', cartId: 'C-2', state: 'lapsed' }
    storeOpenAttempt(context.storage, other)
    confirmAttempt(context, openAttempt, '100234')
    expect(readAttempt(context.storage, 'C-2@2')?.knownTransactions).toContain('100234-0')
  })

  it('that is confirmed leaves no cart behind, unless another replaced it', () => {
    const context = openContext()
    context.storage.set('cart:4021/U77', 'C-1')
    confirmAttempt(context, openAttempt, '100234')
    expect(context.storage.get('cart:4021/U77')).toBeNull()

    context.storage.set('cart:4021/U77', 'C-2')
    confirmAttempt(context, openAttempt, '100234')
    expect(context.storage.get('cart:4021/U77')).toBe('C-2')
  })

  it('names no person, since it outlives the session', () => {
    expect(JSON.stringify(openAttempt)).not.toContain('builder')
  })

  it.each(['', 'null', '[]', '{"state":"committing"}', '{'])('that is corrupt (%j) is none', (stored) => {
    const { storage } = openContext()
    storage.set(`attempt:${openAttempt.id}`, stored)
    expect(readAttempt(storage, openAttempt.id)).toBeNull()
  })
})

describe('listAttempts', () => {
  const user = openAttempt.customer

  it('gives a customer their own, oldest first', () => {
    const context = openContext(openAttempt.startedAt + HOUR)
    const later = { ...openAttempt, id: 'C-2@2', startedAt: openAttempt.startedAt + 1 }
    storeOpenAttempt(context.storage, later)
    storeOpenAttempt(context.storage, openAttempt)
    storeOpenAttempt(context.storage, {
      ...openAttempt,
      id: 'C-3@3',
      customer: { customerId: '5090', userId: 'U77' },
    })
    expect(listAttempts(context, user).map(({ id }) => id)).toEqual([openAttempt.id, 'C-2@2'])
  })

  it.each([
    ['a lapsed one is kept for a day [check-80]', 'lapsed', 24],
    ['an open one is kept for a month', 'committing', 24 * 30],
  ] as const)('%s', (_, state, hours) => {
    const attempt: OrderAttempt = { ...openAttempt, state }
    const ids = (after: number) => {
      const context = openContext(openAttempt.startedAt + after)
      storeOpenAttempt(context.storage, attempt)
      return listAttempts(context, user).map(({ id }) => id)
    }
    expect(ids(hours * HOUR)).toEqual([attempt.id])
    expect(ids(hours * HOUR + 1)).toEqual([])
  })

  it('forgets what was seen', () => {
    const context = openContext()
    confirmAttempt(context, openAttempt, '100234')
    expect(listAttempts(context, user)).toHaveLength(1)
    forgetAttempt(context.storage, openAttempt.id)
    expect(listAttempts(context, user)).toEqual([])
  })
})

describe('transactionKey', () => {
  it('is the same for a quote and for the order that it becomes', () => {
    expect(transactionKey({ number: 100_200, suffix: 1 })).toBe('100200-1')
  })
})
