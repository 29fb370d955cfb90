import { expect, it } from 'vitest'
import { surfacePosition } from './surfacePosition'

const screen = { left: 0, right: 1280, top: 0, bottom: 800 }
const trigger = { left: 100, right: 340, top: 200, bottom: 244 }
const surface = { width: 240, height: 300 }
const position = { trigger, screen, surface, side: 'left' as const }

it('opens under its trigger', () => {
  expect(surfacePosition(position)).toEqual({ left: 100, top: 248, maxHeight: 544 })
})

it('opens over a trigger at the foot of the screen', () => {
  const low = { ...trigger, top: 700, bottom: 744 }
  expect(surfacePosition({ ...position, trigger: low })).toEqual({ left: 100, top: 396, maxHeight: 688 })
})

it('scrolls where neither side has room for all of it, on the side that has more', () => {
  const long = { width: 240, height: 2000 }
  expect(surfacePosition({ ...position, surface: long })).toEqual({ left: 100, top: 248, maxHeight: 544 })
  const low = { ...trigger, top: 500, bottom: 544 }
  expect(surfacePosition({ ...position, surface: long, trigger: low })).toEqual({
    left: 100,
    top: 8,
    maxHeight: 488,
  })
})

it('begins at the right where lines run from there, and stays in the screen', () => {
  const wide = { width: 400, height: 300 }
  expect(surfacePosition({ ...position, surface: wide, side: 'right' }).left).toBe(8)
  expect(surfacePosition({ ...position, surface: { width: 200, height: 300 }, side: 'right' }).left).toBe(140)
  const atEnd = { ...trigger, left: 1100, right: 1270 }
  expect(surfacePosition({ ...position, surface: wide, trigger: atEnd }).left).toBe(872)
})
