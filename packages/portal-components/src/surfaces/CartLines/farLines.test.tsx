import { act, screen, waitFor, within } from '@testing-library/react'
import type { Cart } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import { stubSight } from '../../testing/stubSight'
import { CartLines } from './CartLines'

const LINES = 70

/** A cart whose lines differ in name, price and quantity. */
const cartOf = (lines: number): Cart => ({
  id: 'cart-of-many',
  totals: null,
  isReplacement: false,
  lines: Array.from({ length: lines }, (_, index) => ({
    id: index + 1,
    productId: `P${index}`,
    name: `Board ${index}`,
    image: `images/${index}.svg`,
    quantity: index + 2,
    unit: 'ea',
    unitPrice: 10_000 * (index + 1),
    unitTax: 0,
    isTally: false,
    isDeliveryCharge: false,
  })),
})

async function openLines({ isLater = false, count = LINES } = {}) {
  const bringIntoSight = stubSight()
  let grow: (lines: number) => void = () => undefined
  function Lines() {
    const [cart, setCart] = useState(cartOf(count))
    grow = (lines) => setCart(cartOf(lines))
    return <CartLines cart={cart} problems={new Map()} label="Goods" isLater={isLater} />
  }
  const { user } = await renderPortal(<Lines />)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count))
  const line = (index: number) => screen.getAllByRole('listitem')[index] as HTMLElement
  return { user, line, bringIntoSight, grow: (lines: number) => act(() => grow(lines)) }
}

const fields = () => screen.queryAllByRole('spinbutton')

describe('a line that is far from the screen', () => {
  it('can be found and read: it has its name, number, price, quantity and total', async () => {
    const { line } = await openLines()
    expect(line(40)).toHaveTextContent(/^Board 40P40 · \$41\.00 each42 ea\$1,722\.00$/)
    expect(within(line(40)).queryByRole('button')).toBeNull()
    expect(line(40).querySelector('img')).toBeNull()
  })

  it('has its picture and all that can be pressed once it comes near', async () => {
    const { line, bringIntoSight } = await openLines()
    bringIntoSight(line(40))
    expect(within(line(40)).getByRole('spinbutton')).toHaveValue('42')
    expect(within(line(40)).getByRole('button', { name: 'Remove Board 40' })).toBeVisible()
    expect(line(40).querySelector('img')).toHaveAttribute('src', 'images/40.svg')
    expect(within(line(41)).queryByRole('button')).toBeNull()
  })

  it('is whole where it is the last, which the Tab key meets first from below', async () => {
    const { line } = await openLines()
    expect(within(line(LINES - 1)).getByRole('spinbutton')).toHaveValue(String(LINES + 1))
  })

  it('stays whole with what is typed in it when others come after it', async () => {
    const { user, line, grow } = await openLines()
    const field = within(line(LINES - 1)).getByRole('spinbutton')
    await user.clear(field)
    await user.type(field, '77')
    grow(LINES + 5)
    expect(screen.getAllByRole('listitem')).toHaveLength(LINES + 5)
    expect(within(line(LINES - 1)).getByRole('spinbutton')).toBe(field)
    expect(field).toHaveValue('77')
  })

  it('is whole in a cart of no more than sixty', async () => {
    await openLines({ count: 60 })
    expect(fields()).toHaveLength(60)
  })

  it('is whole on paper, as all are', async () => {
    await openLines()
    expect(fields().length).toBeLessThan(LINES)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(fields()).toHaveLength(LINES)
  })

  it('is one of all but the last where the list stands below what is seen first', async () => {
    const { line, bringIntoSight } = await openLines({ isLater: true })
    expect(fields()).toHaveLength(1)
    bringIntoSight(line(0))
    expect(within(line(0)).getByRole('spinbutton')).toHaveValue('2')
  })
})
