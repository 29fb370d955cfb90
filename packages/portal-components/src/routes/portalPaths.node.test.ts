import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { portalPaths } from '../context/routes'

describe('the list of routes that widgets lead to', () => {
  it('names each that a widget has a link to [embed-18]', () => {
    const folder = join(import.meta.dirname, '..')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
    const led = sources.flatMap((source) => [
      ...source.matchAll(/(?:hrefFor\(|navigate\(|\bto: |\bto=)[`'"](\/[a-z-]*)/g),
    ])
    const unnamed = led
      .map(([, path]) => path ?? '')
      .filter((path) => !portalPaths.some((one) => one === path))
    expect(led.length).toBeGreaterThan(10)
    expect(unnamed).toEqual([])
  })
})
