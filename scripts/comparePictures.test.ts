import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, it, onTestFinished } from 'vitest'
import { comparePictures, comparisonPage } from './comparePictures.ts'

/** Returns a grey picture with a white square of a given side. */
function picture(size: number, square: number): Buffer {
  const png = new PNG({ width: size, height: size })
  for (let at = 0; at < size * size; at++) {
    const isSquare = at % size < square && Math.floor(at / size) < square
    png.data.set(isSquare ? [255, 255, 255, 255] : [90, 90, 90, 255], at * 4)
  }
  return PNG.sync.write(png)
}

it('pictures are compared by name, and differences are marked and listed [stories-20]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [before, now, differences] = ['before', 'now', 'differences'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const put = (place: string, pictures: Record<string, Buffer>) => {
    mkdirSync(place)
    for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(place, name), bytes)
  }
  put(before, {
    'same.png': picture(20, 5),
    'moved.png': picture(20, 5),
    'taller.png': picture(20, 0),
    'gone.png': picture(4, 0),
  })
  put(now, {
    'same.png': picture(20, 5),
    'moved.png': picture(20, 7),
    'taller.png': picture(24, 0),
    'new.png': picture(4, 0),
  })

  const comparison = comparePictures(before, now, differences)
  expect(comparison).toEqual({
    same: ['same.png'],
    changed: [
      { name: 'taller.png', pixels: 24 * 24 - 20 * 20 },
      { name: 'moved.png', pixels: 49 - 25 },
    ],
    added: ['new.png'],
    gone: ['gone.png'],
  })
  expect(existsSync(join(differences, 'moved.png'))).toBe(true)
  expect(existsSync(join(differences, 'same.png'))).toBe(false)
  const page = comparisonPage(comparison)
  expect(page).toContain('2 changed, 1 new, 1 gone, 1 the same')
  expect(page).toContain('24 pixels differ.')

  expect(comparePictures(join(folder, 'nothing'), now, differences).changed).toEqual([])
})
