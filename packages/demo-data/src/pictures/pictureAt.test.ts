import { describe, expect, it } from 'vitest'
import { known } from '../seed/known.ts'
import { makeSeed } from '../seed/makeSeed.ts'
import type { DemoData } from '../seed/DemoData.ts'
import { drawProduct } from './drawProduct.ts'
import { pictureAt } from './pictureAt.ts'

const small = makeSeed({ merchant: 'ironbark', size: 'small' })

/** Checks that every tag of an SVG is closed in order, and every reference has its target. */
function checkSvg(svg: string): void {
  const open: string[] = []
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (close) expect(open.pop()).toBe(name)
    else if (!rest?.endsWith('/')) open.push(name ?? '')
  }
  expect(open).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id)
}

function draw(path: string, data: DemoData = small): string {
  const svg = pictureAt(path, data)
  if (svg === null) throw new Error(`No picture at ${path}`)
  return svg
}

describe('pictureAt', () => {
  it.each(['ironbark', 'cascade'] as const)('draws every look of %s, from both sides', (merchant) => {
    const { products } = makeSeed({ merchant, size: 'normal' })
    const looks = new Map(products.map(({ picture }) => [JSON.stringify(picture), picture]))
    expect(looks.size).toBeGreaterThan(300)
    const kinds = new Map(
      [...looks.values()].map((look) => [`${look.kind} ${look.surface} ${look.detail}`, look]),
    )
    for (const picture of kinds.values()) {
      checkSvg(drawProduct(picture, 'seed', 'front'))
      checkSvg(drawProduct(picture, 'seed', 'detail'))
    }
  })

  it.each(['ironbark', 'cascade'] as const)('has a picture at every address that %s gives', (merchant) => {
    const data = makeSeed({ merchant, size: 'small' })
    const addresses = [
      ...data.menu.flatMap(({ files }) => files),
      ...data.widgets.filter(({ objectSet }) => objectSet === 'homepage').map(({ value }) => value),
      ...data.products.flatMap(({ image, gallery }) => [image, ...gallery]).filter(Boolean),
    ]
    for (const address of new Set(addresses)) checkSvg(draw(address, data))
  })

  it('draws the same picture each time, and another one for the next product of the same kind', () => {
    const path = `pictures/${known.ironbark.presetTally}.svg`
    expect(draw(path)).toBe(draw(path))
    expect(draw(path)).not.toBe(draw(path.replace('.svg', '-2.svg')))
    const picture = { kind: 'boards', colour: '#e3bf87', surface: 'grain' } as const
    expect(drawProduct(picture, 'one')).not.toBe(drawProduct(picture, 'two'))
  })

  it("shows the product's own proportions", () => {
    const narrow = drawProduct({ kind: 'boards', colour: '#e3bf87', width: 90, thickness: 45 }, 'seed')
    const wide = drawProduct({ kind: 'boards', colour: '#e3bf87', width: 190, thickness: 19 }, 'seed')
    expect(narrow).not.toBe(wide)
  })

  it('has none for an address that nothing gives', () => {
    for (const path of ['pictures/NONE.svg', 'pictures/banner-4.svg', 'pictures/../seed.svg', '']) {
      expect(pictureAt(path, small)).toBeNull()
    }
  })
})
