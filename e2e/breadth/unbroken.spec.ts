import type { Page } from '@playwright/test'
import { beginOrder, confirmOrder } from '../checkout'
import { expect, test } from '../fixtures'
import { addOrdinary, goTo, PINE, searchFor } from '../shopping'

/** Waits for the page to be complete, and lists the sizes, units, times and product numbers that a line breaks. */
async function expectWhole(page: Page, where: string) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(brokenFacts), where).toEqual([])
}

/** Returns each fact whose rectangles are on several lines, with the text around it. Runs in the page. */
function brokenFacts(): string[] {
  const unit = '(?:mm|cm|m|kg|g|L|mL|in|ft|lb|am|pm)(?![A-Za-z0-9])'
  const measure = `#?\\d[\\d.,/:]*(?: ?${unit})?`
  const facts = new RegExp(
    [
      `(?<![A-Za-z0-9])${measure}(?: ?× ?${measure})+`,
      `(?<![A-Za-z0-9])\\d[\\d.,:]* ?${unit}`,
      '(?:box|bag|pack|roll) \\d+',
      '(?=\\S*\\d)\\S{4,18} · [A-Za-z]{1,4}(?![A-Za-z])',
    ].join('|'),
    'g',
  )
  const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
  const blocks = (open ?? document.body).querySelectorAll<HTMLElement>('*')
  const broken = [...blocks].flatMap((block) => {
    const isBlock = !getComputedStyle(block).display.startsWith('inline')
    if (!isBlock || !block.checkVisibility({ visibilityProperty: true }) || block.matches('script, style'))
      return []
    const nodes = ownTexts(block)
    const text = nodes.map(({ data }) => data).join('')
    return [...text.matchAll(facts)].flatMap(({ 0: fact, index }) => {
      const range = document.createRange()
      const [start, end] = [pointOf(nodes, index), pointOf(nodes, index + fact.length)]
      range.setStart(start.node, start.offset)
      range.setEnd(end.node, end.offset)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const middles = rects.map(({ top, height }) => top + height / 2)
      const height = Math.min(...rects.map((rect) => rect.height))
      return Math.max(...middles) - Math.min(...middles) > height * 0.6 ? [`${fact} in “${text}”`] : []
    })
  })
  return [...new Set(broken)]

  /** The texts of a block without those of the blocks inside it. */
  function ownTexts(block: Element): Text[] {
    return [...block.childNodes].flatMap((child) => {
      if (child instanceof Text) return [child]
      if (!(child instanceof HTMLElement)) return []
      return getComputedStyle(child).display === 'inline' ? ownTexts(child) : []
    })
  }

  function pointOf(nodes: Text[], offset: number) {
    let before = 0
    for (const node of nodes) {
      if (offset <= before + node.length) return { node, offset: offset - before }
      before += node.length
    }
    throw new Error('A fact ends outside its text.')
  }
}

for (const width of [390, 320]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true })

    test('a line breaks no size, unit, time or product number, from the listing to the receipt', async ({
      page,
      signIn,
    }) => {
      await signIn('ironbark')
      await searchFor(page, 'screw')
      await expectWhole(page, 'a search without prices')
      await page.locator('label').filter({ hasText: 'See Prices' }).click()
      await expectWhole(page, 'a search with prices')
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: 'Grid' }) })
        .click()
      await expectWhole(page, 'a grid')
      await page.getByRole('button', { name: 'Search', exact: true }).first().tap()
      await page.getByRole('combobox').first().fill('batten screw')
      await expect(page.getByRole('option', { name: /BBS14100/ })).toBeVisible()
      await expectWhole(page, 'the list under the search field')
      await goTo(page, PINE)
      await expect(page.getByRole('heading', { level: 1, name: 'All Structural Pine' })).toBeVisible()
      await expectWhole(page, 'a category')

      await goTo(page, '#/search?value=BBS14100&product=BBS14100')
      await expect(page.getByRole('dialog').getByText('BBS14100')).toBeVisible()
      await expectWhole(page, 'a product')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      await searchFor(page, 'BBS14100')
      await addOrdinary(page, 2)
      await expectWhole(page, 'a notice')
      await goTo(page, '#/cart')
      await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
      await expectWhole(page, 'the cart')

      await goTo(page, '#/quick-order')
      await page.getByRole('textbox', { name: 'Your lines' }).fill('BBS14100 4\nCONRS20 12')
      await expect(page.getByText('Rapid-Set Concrete 20 kg').first()).toBeVisible()
      await expectWhole(page, 'quick order')

      await beginOrder(page, 'ironbark', { jobName: 'Deck' })
      await confirmOrder(page)
      await expectWhole(page, 'a receipt')
    })
  })
}
