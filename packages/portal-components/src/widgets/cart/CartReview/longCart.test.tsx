import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countRendered } from '../../../testing/countRendered'
import { fillLongCart } from '../../../testing/fillLongCart'
import { renderPortal } from '../../../testing/renderPortal'
import { stubSight } from '../../../testing/stubSight'
import { CartReview } from './CartReview'

const LINES = 500

/** Opens a cart of 500 lines, and counts the lines on the screen after each change of it. */
async function openLongCart() {
  const bringIntoSight = stubSight()
  const rendered = countRendered()
  const counts = new Set<number>()
  const portal = await renderPortal(
    <rendered.Counted>
      <CartReview />
    </rendered.Counted>,
    { size: 'normal', before: fillLongCart(LINES) },
  )
  const watch = new MutationObserver(() => counts.add(linesOf(portal.container).length))
  watch.observe(portal.container, { childList: true, subtree: true })
  await waitFor(() => expect(linesOf(portal.container)).toHaveLength(LINES))
  watch.disconnect()
  return { ...portal, bringIntoSight, rendered, counts: [...counts] }
}

const linesOf = (page: HTMLElement) => page.querySelectorAll<HTMLElement>('ul[aria-label] > li')

describe('a cart of 500 lines', () => {
  it('shows a screenful first, and the words of the rest when that is there [speed-20]', async () => {
    const { rendered, counts, container } = await openLongCart()
    expect(counts.filter((count) => count > 0)).toEqual([16, LINES])
    expect(rendered.of('CartLineRow')).toBe(LINES)
    // At most one component per line, besides those of a screenful and the page.
    expect(rendered.total() - LINES).toBeLessThan(900)
    expect(container.querySelectorAll('*').length / LINES).toBeLessThan(15)
  })

  it('draws one line for a tap, and none for one that goes [speed-21]', async () => {
    const { user, rendered, container, sandbox } = await openLongCart()
    const [, line] = linesOf(container)
    const press = (name: RegExp) => user.click(within(line as HTMLElement).getByRole('button', { name }))
    rendered.forget()
    await press(/^Increase quantity of/)
    expect(rendered.of('CartLineRow')).toBe(1)
    expect(rendered.total()).toBeLessThan(100)

    // The refetch after the merchant's answer does not render more either.
    await waitFor(() =>
      expect(sandbox.calls.filter(({ operation }) => operation === 'updateCartProduct')).toHaveLength(1),
    )
    rendered.forget()
    await press(/^Remove/)
    await screen.findByRole('button', { name: 'Undo' })
    expect(linesOf(container)).toHaveLength(LINES)
    expect(rendered.of('CartLineRow')).toBeLessThanOrEqual(1)
  })

  it('keeps the focus at the position of the line that goes', async () => {
    const { user, container, bringIntoSight } = await openLongCart()
    for (const line of [250, 251]) bringIntoSight(linesOf(container)[line] as HTMLElement)
    const remove = (line: number) =>
      within(linesOf(container)[line] as HTMLElement).getByRole('button', { name: /^Remove/ })
    await user.click(remove(250))
    const undo = within(linesOf(container)[250] as HTMLElement).getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    await waitFor(() => expect(remove(250)).toHaveFocus())
  })
})
