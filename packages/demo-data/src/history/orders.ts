import {
  addDays,
  createRandom,
  type Day,
  daysBetween,
  earlier,
  momentOf,
  type Random,
  type SeedCartLine,
  type SeedSuburb,
  type UnpricedTransaction,
  workingDay,
} from '@trade-portal/fluid-sandbox'
import { between, pick, whole } from '../seed/random.ts'
import { comments, instructions } from './remarks.ts'
import { priceOf, takeLines } from './stock.ts'
import type { Trade } from './Trade.ts'
import type { Site, Trader } from './Trading.ts'

type Line = UnpricedTransaction['lines'][number]

/** An order or a quote that has no number yet. */
export type Draft = Omit<UnpricedTransaction, 'number' | 'type'> & { type: 'Order' | 'Quote' }

const OPENING_HOURS = ['06:30', '07:00', '07:30', '08:30', '10:00', '13:00'] as const
const YEARLY_RISE = 0.04
const CENT = 100

/** Days after which at least part of each order has arrived. */
const LONGEST_WAIT = 7
/** Index of the order with the discontinued product. */
const DISCONTINUED_ORDER = 2

/** Makes the orders and quotes of one customer, each from its own random numbers. */
export function draftAll(trade: Trade): Draft[] {
  const { key, volume, loads, span, today } = trade
  const [low, high] = volume.lines
  const spreadOver = (kind: string, count: number, period: Omit<Period, 'count'>) =>
    spread(createRandom(`${key}/${kind} days`), { count, ...period })
  const newest = addDays(today, -1)
  const delivered = addDays(today, -LONGEST_WAIT)
  const orders = [
    ...spreadOver('delivered', volume.orders - volume.open, { span, newest: delivered }),
    ...spreadOver('open', volume.open, { span: LONGEST_WAIT - 1, newest }),
  ]
  // Old quotes have been taken up or forgotten, so most of the remaining ones are young.
  const quotes = spreadOver('quote', volume.quotes, { span: span / 6, newest })
  return [
    ...orders.map((day, index) => {
      const random = createRandom(`${key}/order ${index}`)
      const count = Math.max(whole(random, low, high), loads[index] ?? 0)
      const order = draft(random, trade, { type: 'Order', day, count, index })
      if (index === DISCONTINUED_ORDER && trade.discontinued) order.lines.push(trade.discontinued)
      return order
    }),
    ...quotes.map((day, index) => {
      const random = createRandom(`${key}/quote ${index}`)
      const count = whole(random, low, high)
      return draft(random, trade, { type: 'Quote', day, count, index: volume.orders + index })
    }),
  ]
}

interface Period {
  count: number
  /** Days. */
  span: number
  newest: Day
}

/** Spreads the days of `count` documents evenly over a period, oldest first, with the last at its very end. */
function spread(random: Random, { count, span, newest }: Period): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const before = index === count - 1 ? 0 : ((count - 1 - index + between(random, 0, 0.9)) / count) * span
    return earlier(workingDay(addDays(newest, -Math.round(before))), newest)
  })
}

interface Wanted {
  type: Draft['type']
  day: Day
  /** Lines. */
  count: number
  /** Of the customer's own counting. */
  index: number
}

function draft(random: Random, trade: Trade, { type, day, count, index }: Wanted): Draft {
  const taken = takeLines(random, trade.stock, { categories: pick(random, trade.baskets), count })
  const site = pick(random, trade.sites)
  const buyer = random() < 0.7 ? trade.buyers[0] : pick(random, trade.buyers)
  const branch = random() < 0.7 ? trade.branches[0] : pick(random, trade.branches)
  return {
    suffix: 0,
    type,
    customerId: trade.customerId,
    userId: buyer.id,
    branchId: branch.id,
    despatchMethod: pick(random, trade.despatchMethods).name,
    orderReference: referTo(random, trade, site, index),
    jobName: site.jobName,
    ...shipTo(site, trade.gazetteer),
    contactName: `${buyer.firstName} ${buyer.lastName}`,
    contactEmail: buyer.email,
    instructions: random() < 0.25 ? pick(random, instructions) : '',
    requiredAt: requiredAt(random, trade.today, day),
    invoiceDate: '',
    userComment: random() < 0.05 ? pick(random, comments) : '',
    // Early in the day, so that an order placed today is newer in every time zone.
    placedAt: momentOf(day, whole(random, 5, 8), whole(random, 0, 59)),
    lines: taken.map((line) => priceLine(line, trade, day)),
  }
}

function referTo(random: Random, { reference }: Trader, site: Site, index: number): string {
  const number = `${reference}${String(1000 + index).padStart(4, '0')}`
  const lot = random()
  if (lot < 0.06) return ''
  if (lot < 0.1) return `${number} / ${site.jobName.split(',')[0]} - second stage and extras`
  return number
}

function shipTo({ address, suburb }: Site, gazetteer: readonly SeedSuburb[]) {
  const site = gazetteer.find((candidate) => candidate.suburb === suburb)
  if (!site) throw new Error(`The gazetteer does not know ${suburb}`)
  return { shipAddress: address, shipSuburb: suburb, shipState: site.stateId, shipPostcode: site.postcode }
}

/** A few days after the order was placed; for a recent order that day is in the future. */
function requiredAt(random: Random, today: Day, day: Day): string {
  const wanted = addDays(day, whole(random, 3, 12))
  const planned = addDays(today, whole(random, 1, 9))
  const isRecent = daysBetween(day, today) < 35
  return `${workingDay(isRecent && wanted < planned ? planned : wanted)}T${pick(random, OPENING_HOURS)}`
}

/** Prices a line as of its day, below today's price because prices rise every year. */
function priceLine(line: SeedCartLine, { stock, today }: Trade, day: Day): Line {
  const product = stock.byId.get(line.productId)
  if (!product) throw new Error(`Nobody sells ${line.productId}`)
  const price = priceOf(product)
  const then = price * (1 - (YEARLY_RISE * daysBetween(day, today)) / 365)
  const unitPrice = Math.max(CENT, Math.round(then / CENT) * CENT)
  return { ...line, description: product.shortDescription, unitPrice }
}
