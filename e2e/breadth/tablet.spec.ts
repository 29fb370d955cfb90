import { known } from '@trade-portal/demo-data'
import { expect, test } from '../fixtures'
import { addOrdinary, addPresetTally, goTo, searchFor } from '../shopping'
import { expectToSuitAPhone } from '../touching'

test.use({ viewport: { width: 768, height: 900 }, hasTouch: true, isMobile: true })

test('on a tablet the cart’s bar reaches from edge to edge, each row has one line, and a thumb finds everything [taps-278]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await searchFor(page, known.ironbark.presetTally)
  await addPresetTally(page, [3])
  await searchFor(page, known.ironbark.ordinary)
  await addOrdinary(page, 2)
  await goTo(page, '#/cart')
  await expect(page.getByText(/^3\s@\s/)).toBeVisible()

  // The bar is the button’s own box.
  const bar = page.getByRole('link', { name: 'Checkout' }).locator('..')
  await expect.poll(async () => edges(await bar.boundingBox())).toEqual([0, 768])

  for (const row of await page
    .getByRole('list', { name: 'Products in the cart' })
    .getByRole('listitem')
    .all()) {
    const lines = await row.evaluate((item) => {
      const name = document.createRange()
      if (item.children[1]?.firstElementChild) name.selectNodeContents(item.children[1].firstElementChild)
      const boxes = [...item.querySelectorAll('b, input')].map((figure) => figure.getBoundingClientRect())
      // A long name wraps under its first line.
      return [...name.getClientRects()]
        .slice(0, 1)
        .concat(boxes)
        .map(({ top, height }) => top + height / 2)
    })
    expect(lines.length).toBeGreaterThan(1)
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1.5)
  }
  await expectToSuitAPhone(page)
})

const edges = (box: { x: number; width: number } | null) => box && [box.x, box.x + box.width]
