import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { seeRendered } from '../frames'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** An empty search shows a notice that asks for a term. */
async function showNotice(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search' }).press('Enter')
  const notice = page.locator('[data-tone=error]').filter({ hasText: 'Please enter search term(s)' })
  await expect(notice).toBeVisible()
  return notice
}

/** Counts animations from now on, except endless spinners. */
const countMoves = (page: Page) =>
  page.evaluate(() => {
    let count = 0
    document.addEventListener('animationstart', ({ target, animationName, pseudoElement }) => {
      const style = getComputedStyle(target as Element, pseudoElement)
      const at = style.animationName.split(', ').indexOf(animationName)
      if (style.animationIterationCount.split(', ')[at] !== 'infinite') count++
    })
    Object.assign(window, { moves: () => count })
  })
const moves = (page: Page) => page.evaluate(() => (window as unknown as { moves: () => number }).moves())

test('a notice fades and rises in, and fades out in 0.2 s [shell-61 shell-78]', async ({ page, signIn }, {
  project,
}) => {
  await signIn('ironbark')
  const notice = await showNotice(page, project.name === 'phone')
  const motion = await notice.evaluate((element) => {
    const { animationName, animationDuration, transitionProperty, transitionDuration } =
      getComputedStyle(element)
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const keyframes = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName)
    // A leaving copy in its final state.
    const leaving = element.cloneNode() as HTMLElement
    leaving.dataset['leaving'] = ''
    leaving.style.transition = 'none'
    element.parentElement?.append(leaving)
    const { opacity } = getComputedStyle(leaving)
    leaving.remove()
    return {
      animationDuration,
      transitionProperty,
      transitionDuration,
      opacity,
      keyframes: keyframes?.cssText ?? '',
    }
  })
  expect(motion).toMatchObject({
    animationDuration: '0.2s',
    transitionProperty: 'opacity',
    transitionDuration: '0.2s',
    opacity: '0',
  })
  expect(motion.keyframes).toMatch(/(from|0%) \{[^}]*opacity: 0;/)
  expect(motion.keyframes).toMatch(/(from|0%) \{[^}]*translate: 0(px)? 8px/)
  await expect(notice).toHaveCount(0)
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`notices and menus ${reducedMotion === 'reduce' ? 'stand still' : 'move'} where the device asks for ${reducedMotion} [shell-79] @phone`, async ({
    page,
    signIn,
  }, { project }) => {
    const isPhone = project.name === 'phone'
    await page.emulateMedia({ reducedMotion })
    await signIn('ironbark')
    await page.mouse.move(2, 700)
    await countMoves(page)
    await page.getByRole('button', { name: isPhone ? 'Open menu' : 'Products', exact: true }).click()
    await expect(isPhone ? page.getByRole('dialog') : page.getByRole('menu')).toBeVisible()
    await seeRendered(page)
    if (reducedMotion === 'no-preference') await expect.poll(() => moves(page)).toBeGreaterThan(0)
    const ofTheMenu = await moves(page)
    await page.keyboard.press('Escape')
    const notice = await showNotice(page, isPhone)
    await seeRendered(page)
    if (reducedMotion === 'reduce') {
      expect(await moves(page)).toBe(0)
      await expect(notice).toHaveCSS('transition-duration', '0s')
    } else {
      await expect.poll(() => moves(page)).toBeGreaterThan(ofTheMenu)
    }
  })
}
