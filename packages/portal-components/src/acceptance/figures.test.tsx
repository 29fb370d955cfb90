import { act, render, screen, within } from '@testing-library/react'
import { cartTotals, lineTotal, parseLength, tallyQuantity } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, inject, it } from 'vitest'
import { cartAmounts } from '../surfaces/SummaryAside/cartAmounts'
import { createFormats } from '../messages/formats'
import { StaticPortal } from '../provider/StaticPortal'
import { usePortal } from '../context/PortalContext'
import type { Portal } from '../context/PortalContext'
import { CartLines } from '../surfaces/CartLines/CartLines'
import { TallyFooter } from '../surfaces/TallyModal/TallyFooter'
import { cents, dollars, fraction, plus, times, unitPrice, zero } from '../testing/exactFigures'
import { renderPortal } from '../testing/renderPortal'
import { CartSummary } from '../widgets/cart/CartReview/CartSummary'
import { OrderSummary } from '../widgets/cart/CheckoutForm/OrderSummary'
import { noConfiguration } from '../provider/signedOutPortal'

/** A number of dollars or units in the wire's spelling, with at most this many decimals. */
const decimalText = (most: number, decimals: number) =>
  fc.integer({ min: 1, max: most * 10 ** decimals }).map((units) => {
    const digits = String(units).padStart(decimals + 1, '0')
    return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '')
  })

const lineTexts = fc.record({
  price: decimalText(9_999, 4),
  tax: decimalText(999, 4),
  quantity: decimalText(999, 3),
})
const cartTexts = fc.array(lineTexts, { minLength: 1, maxLength: 8 })
type LineTexts = { price: string; tax: string; quantity: string }

/** Ten-thousandths of a dollar. */
const money = (text: string) => {
  const { top, bottom } = fraction(text)
  return Number((top * 10_000n) / bottom)
}

let carts = 0
/** Returns a cart as the SDK reads it. */
function cartOf(lines: LineTexts[]): Cart {
  carts += 1
  return {
    id: `cart-${carts}`,
    totals: null,
    isReplacement: false,
    lines: lines.map(({ price, tax, quantity }, index) => ({
      id: carts * 100 + index,
      productId: `P${index}`,
      name: `Line ${index}`,
      image: null,
      quantity: Number(quantity),
      unit: 'm',
      unitPrice: money(price),
      unitTax: money(tax),
      isTally: false,
      isDeliveryCharge: false,
    })),
  }
}

/** Calculates the figures of every screen, in exact fractions. */
function expected(lines: LineTexts[], isTaxInclusive: boolean) {
  const sum = (of: 'price' | 'tax') =>
    cents(
      lines.reduce((total, line) => plus(total, times(fraction(line[of]), fraction(line.quantity))), zero),
    )
  const [prices, tax] = [sum('price'), sum('tax')]
  const figures = isTaxInclusive
    ? { subtotal: prices - tax, tax, total: prices }
    : { subtotal: prices, tax, total: prices + tax }
  return {
    ...figures,
    lineTotals: lines.map(({ price, quantity }) =>
      dollars(cents(times(fraction(price), fraction(quantity)))),
    ),
    prices: lines.map(({ price }) => unitPrice(price)),
  }
}

/** Returns the portal as widgets see it, for use outside of widgets. */
function seePortal(): Portal {
  let seen: Portal | null = null
  function See() {
    seen = usePortal()
    return null
  }
  render(
    <StaticPortal configuration={noConfiguration} hrefFor={(to) => to}>
      <See />
    </StaticPortal>,
  )
  if (!seen) throw new Error('The portal was not drawn')
  return seen
}

describe.each([{ isTaxInclusive: false }, { isTaxInclusive: true }])(
  'figures, $isTaxInclusive',
  ({ isTaxInclusive }) => {
    it('equal an exact computation of 1,000 random carts, to the cent, and foot [money-01 money-02 money-03 money-07]', () => {
      const portal = seePortal()
      const { formats } = portal
      const at = { ...portal, settings: { ...portal.settings, isTaxInclusive } }
      fc.assert(
        fc.property(cartTexts, (texts) => {
          const exact = expected(texts, isTaxInclusive)
          const cart = cartOf(texts)
          const { rows, total } = cartAmounts(cart, at)
          expect([...rows.slice(1), total].map(({ value }) => value)).toEqual(
            [exact.subtotal, exact.tax, exact.total].map(dollars),
          )
          expect(exact.subtotal + exact.tax).toBe(exact.total)
          const { subtotal, tax, total: sum } = cartTotals(cart.lines, { isTaxInclusive })
          expect([subtotal, tax, sum].map((figure) => BigInt(figure) / 100n)).toEqual([
            exact.subtotal,
            exact.tax,
            exact.total,
          ])
          expect(
            cart.lines.map(({ unitPrice: price, quantity }) =>
              formats.money(lineTotal(price ?? 0, quantity)),
            ),
          ).toEqual(exact.lineTotals)
          expect(cart.lines.map(({ unitPrice: price }) => formats.price(price ?? 0))).toEqual(exact.prices)
        }),
        { numRuns: 1000 * inject('times') },
      )
    })

    it('stand on the screens as they were worked out: cart, checkout and tally [money-04]', async () => {
      let show: (texts: LineTexts[]) => void = () => undefined
      function Screens() {
        const [texts, setTexts] = useState<LineTexts[] | null>(null)
        show = setTexts
        if (!texts) return null
        const cart = cartOf(texts)
        const [first] = cart.lines
        const quantity = first?.quantity ?? 0
        return (
          <>
            <CartLines cart={cart} problems={new Map()} label="Lines" />
            <div data-testid="cart">
              <CartSummary cart={cart} />
            </div>
            <div data-testid="checkout">
              <OrderSummary
                cart={cart}
                price={{ status: 'none' }}
                cost={null}
                order={{
                  attempt: null,
                  earlier: null,
                  lookAgain: () => undefined,
                  identify: () => undefined,
                  close: () => undefined,
                }}
                early={null}
                onSubmit={() => undefined}
              />
            </div>
            <div data-testid="tally">
              <TallyFooter
                mode="update"
                tally={[]}
                quantity={quantity}
                unit="m"
                showsPrice
                total={lineTotal(first?.unitPrice ?? null, quantity)}
                sendRef={null}
                isSending={false}
                blocked={null}
                onSubmit={() => undefined}
              />
            </div>
          </>
        )
      }
      await renderPortal(<Screens />, { settings: { tax_inclusive: String(isTaxInclusive) } })
      const words = isTaxInclusive ? /^Prices include GST/ : /^Prices exclude GST/
      act(() => show([{ price: '1', tax: '0.1', quantity: '1' }]))
      expect(await screen.findByText(words)).toBeVisible()

      for (const texts of fc.sample(cartTexts, 20)) {
        act(() => show(texts))
        const exact = expected(texts, isTaxInclusive)
        const rows = within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem')
        rows.forEach((row, index) => {
          expect(row).toHaveTextContent(`${exact.prices[index]} per m`)
          expect(within(row).getAllByText(exact.lineTotals[index] ?? '').length).toBeGreaterThan(0)
        })
        for (const name of ['cart', 'checkout']) {
          const figures = within(screen.getByTestId(name))
          for (const [label, amount] of [
            ['Sub Total (ex GST)', exact.subtotal],
            ['+GST', exact.tax],
            ['Total (inc GST)', exact.total],
          ] as const) {
            expect(figures.getByText(label).nextSibling?.textContent).toBe(dollars(amount))
          }
        }
        expect(screen.getByTestId('tally')).toHaveTextContent(exact.lineTotals[0] ?? '')
      }
    })
  },
)

describe('a tally', () => {
  it('is the exact sum of length times pieces, to 3 decimals, of 1,000 random ones [money-05]', () => {
    const rows = fc.array(
      fc.record({ length: decimalText(99, 3), quantity: fc.integer({ min: 1, max: 9_999 }) }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(rows, (texts) => {
        const exact = texts.reduce(
          (sum, { length, quantity }) => plus(sum, times(fraction(length), fraction(String(quantity)))),
          zero,
        )
        const tally = texts.map(({ length, quantity }) => ({
          length: parseLength(length) ?? NaN,
          quantity,
        }))
        expect(BigInt(Math.round(tallyQuantity(tally) * 1000)) * exact.bottom).toBe(exact.top * 1000n)
      }),
      { numRuns: 1000 * inject('times') },
    )
  })
})

describe('money in each locale and currency', () => {
  it.each([
    ['en-AU', 'AUD', '$1,234.50'],
    ['en-US', 'USD', '$1,234.50'],
    ['en-US', 'AUD', 'A$1,234.50'],
    ['en-AU', 'USD', 'USD\u00a01,234.50'],
  ] as const)('is written in %s with %s as %s [money-06]', (locale, currency, text) => {
    expect(createFormats(locale, currency).money(12_345_000)).toBe(text)
    expect(createFormats(locale, currency).price(12_345_000)).toBe(text)
  })

  it('rounds half a cent away from zero, and a unit price not at all [money-07]', () => {
    const { money: figure, price } = createFormats('en-AU', 'AUD')
    expect([figure(50), figure(49), figure(-50), figure(10_050)]).toEqual([
      '$0.01',
      '$0.00',
      '−$0.01',
      '$1.01',
    ])
    expect([price(34_500), price(34_567), price(1234), price(10_000)]).toEqual([
      '$3.45',
      '$3.4567',
      '$0.1234',
      '$1.00',
    ])
  })

  it.each([
    ['en-AU', '05/06/2026', '7:42:10 pm'],
    ['en-US', '06/05/2026', '7:42:10 PM'],
  ] as const)('has dates and times beside it as %s writes them [money-08]', (locale, date, time) => {
    const formats = createFormats(locale, 'AUD')
    expect(formats.date('2026-06-05')).toBe(date)
    expect(formats.time({ hours: 19, minutes: 42, seconds: 10 })).toBe(time)
  })

  it.each([
    ['en-AU', ['12 km', '4.2 km', '-']],
    ['en-US', ['7.5 mi', '2.6 mi', '-']],
  ] as const)('has distances beside it as %s measures them [shell-121]', (locale, texts) => {
    const { distance } = createFormats(locale, 'AUD')
    expect([12, 4.2, NaN].map(distance)).toEqual(texts)
  })
})
