import { writeFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import type { Host } from './hosts.ts'

/** Pictures of our content in a page, by their names. */
export type Looks = Map<string, Buffer>

/** Ends the name of a widget's overlay. */
export const OPEN = ', open'
/** On some pages more of a widget would be below the screen's edge. */
const MOST_HEIGHT = 560
/** Round corners show the page behind an overlay, with its shadow around it. */
const CORNER = 5

/** Takes a picture of the widget's container, or of the open dialog, once two in a row are the same. */
export async function lookOf(page: Page, selector: '#widget' | '[role="dialog"]'): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await expect(page.locator(`${selector} [aria-busy="true"]`)).toHaveCount(0)
  let last = await pictureOf(page, selector)
  await expect
    .poll(async () => {
      const before = last
      last = await pictureOf(page, selector)
      return isSame(last, before)
    })
    .toBe(true)
  return last
}

/** Returns true if two pictures look the same: the browser renders a round corner one 255th lighter at random. */
function isSame(one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)]
  if (a.width !== b.width || a.height !== b.height) return false
  return a.data.every((value, at) => Math.abs(value - (b.data[at] ?? 0)) <= 1)
}

async function pictureOf(page: Page, selector: string): Promise<Buffer> {
  const target = page.locator(selector)
  await target.evaluate(settle)
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing is seen of ${selector}`)
  const inset = selector === '#widget' ? 0 : CORNER
  return page.screenshot({
    animations: 'disabled',
    clip: {
      x: box.x + inset,
      y: box.y + inset,
      width: box.width - 2 * inset,
      height: Math.min(box.height - 2 * inset, MOST_HEIGHT),
    },
  })
}

/** Fails if an element looks different from the harmless page. */
export async function expectSameLooks({ id, twin }: Host, found: Looks, easy: Looks) {
  expect([...found.keys()]).toEqual([...easy.keys()])
  for (const [name, picture] of easy) {
    if (twin?.screen && name.endsWith(OPEN)) continue
    const route = [id, `${name}.png`]
    const file = test.info().snapshotPath(...route)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, picture)
    expect.soft(found.get(name), name).toMatchSnapshot(route, { threshold: 0.1 })
  }
}

/**
 * Runs in the page: resolves when the pictures in view are rendered. Text at fractional pixels and sticky elements
 * render differently from page to page: aligns a widget's container to whole pixels, and disables sticky positioning.
 */
async function settle(target: Element): Promise<void> {
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])])
  const move = (one: HTMLElement, inset: string) => {
    one.style.setProperty('position', 'relative', 'important')
    one.style.setProperty('inset', inset, 'important')
  }
  const parts = all(target)
  if (target instanceof HTMLElement && target.id === 'widget') {
    window.scrollTo(0, 0)
    move(target, '0')
    const { left, top } = target.getBoundingClientRect()
    move(target, `${Math.round(top) - top}px auto auto ${Math.round(left) - left}px`)
    for (const one of parts)
      if (one instanceof HTMLElement && getComputedStyle(one).position === 'sticky') move(one, 'auto')
  }
  const inView = parts.filter((one) => one.getBoundingClientRect().top < window.innerHeight)
  await Promise.all(inView.map((one) => (one instanceof HTMLImageElement ? one.decode() : null)))
}
