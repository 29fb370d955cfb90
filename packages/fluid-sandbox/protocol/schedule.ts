import type { OrderKind } from '@trade-portal/fluid-sdk'
import fc from 'fast-check'
import type { Aim, Trouble } from './network.ts'

/** Something that happens at one of two tabs, at the merchant's, or on the way between them. */
export type Step = {
  /** The next step happens at the same moment. */
  isHasty: boolean
} & (
  | { name: 'edit' | 'lookAgain' | 'answer' | 'acknowledge' | 'expire' | 'signOut'; tab: number }
  | {
      name: 'press'
      tab: number
      kind: OrderKind
      isDelivery: boolean
      reference: string
      /** The other tab shows the same cart, and the order is pressed there at the same moment. */
      inBoth: boolean
      /** Trouble for the call that places the order. */
      fate: Pick<Aim, 'when' | 'trouble'> | null
    }
  | { name: 'reload'; tab: number; goesOn: boolean; looks: boolean }
  | { name: 'signIn'; tab: number; person: 'builder' | 'other'; isRemembered: boolean; looks: boolean }
  | { name: 'colleague'; kind: OrderKind; reference: string }
  | { name: 'trouble'; aim: Aim }
  | { name: 'historyLag'; ms: number }
  /** Sets the browser's clock forwards or back. */
  | { name: 'setClock'; ms: number }
  | { name: 'pass'; ms: number }
)

export interface Schedule {
  /** Without locks, tabs take leases in the storage. */
  hasLocks: boolean
  steps: Step[]
}

const kind = fc.constantFrom<OrderKind[]>('Order', 'Order', 'Quote')
const reference = fc.constantFrom('PO-1', 'PO-1', 'PO-2')
const tab = fc.constantFrom(0, 0, 0, 1)
const isHasty = fc.boolean()

const trouble: fc.Arbitrary<Trouble> = fc.constantFrom<Trouble[]>(
  { kind: 'reset' },
  { kind: 'status', status: 502 },
  { kind: 'html' },
  { kind: 'malformed' },
  { kind: 'hang' },
  { kind: 'expiry' },
  { kind: 'refusal', rows: [{ field: '', msg: 'Not today' }] },
  { kind: 'leave' },
)

const late: fc.Arbitrary<Trouble> = fc
  .constantFrom(5_000, 40_000, 100_000)
  .map((ms) => ({ kind: 'late', ms }))

/** Trouble for the order alone. A delayed or repeated call shows in the orders found afterwards. */
const astray: fc.Arbitrary<Trouble> = fc.oneof(
  fc.constantFrom(1_000, 15_000, 40_000, 100_000).map((ms) => ({ kind: 'afterwards' as const, ms })),
  fc.constant({ kind: 'repeat' as const }),
)

const when = fc.constantFrom<Aim['when'][]>('before', 'after')

/** Any call of the flow but the order itself, whose trouble comes with the press. */
const aim: fc.Arbitrary<Aim> = fc.record({
  operation: fc.constantFrom(
    'getCartContents',
    'getCartContents',
    'getCustomerTransactions',
    'getCustomerTransactions',
    'addCartProduct',
    'deleteCartProduct',
    'createCart',
    'getUserDetails',
    'getWidgetConfiguration',
    'getCustomerDetails',
    'getListDespatchMethod',
    'getState',
    'getGeocode',
    'getClosestBranch',
    'getDeliveryCharge',
  ),
  nth: fc.constantFrom(1, 1, 2, 3),
  when,
  trouble,
})

const fate = fc.option(fc.record({ when, trouble: fc.oneof(trouble, late, astray) }), { freq: 3 })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      name: fc.constant('press'),
      isHasty,
      tab,
      kind,
      isDelivery: fc.boolean(),
      reference,
      inBoth: fc.constantFrom(false, false, false, false, true),
      fate,
    }),
  },
  { weight: 6, arbitrary: fc.record({ name: fc.constant('trouble'), isHasty: fc.constant(true), aim }) },
  {
    weight: 5,
    arbitrary: fc.record({
      name: fc.constant('pass'),
      isHasty,
      ms: fc.constantFrom(1_000, 15_000, 45_000, 600_000),
    }),
  },
  { weight: 4, arbitrary: fc.record({ name: fc.constantFrom('edit', 'lookAgain', 'answer'), isHasty, tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('reload'),
      isHasty,
      tab,
      goesOn: fc.boolean(),
      looks: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constantFrom('acknowledge', 'expire', 'signOut'), isHasty, tab }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('signIn'),
      isHasty,
      tab,
      person: fc.constantFrom('builder', 'builder', 'other'),
      isRemembered: fc.boolean(),
      looks: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('colleague'), isHasty, kind, reference }) },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('historyLag'),
      isHasty,
      ms: fc.constantFrom(0, 20_000, 120_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('setClock'),
      isHasty,
      ms: fc.constantFrom(-3_600_000, 3_600_000),
    }),
  },
)

export const schedule: fc.Arbitrary<Schedule> = fc.record({
  hasLocks: fc.constantFrom(true, true, false),
  steps: fc.array(step, { minLength: 1, maxLength: 20, size: 'max' }),
})
