import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkTheme } from './checkTheme'

const url = 'https://shop.example/config/theme.css'
const check = (text: string, status = 200) =>
  checkTheme({ url, response: new Response(text, { status }), text, cause: null, isBlockedByCors: false })
    .findings
const states = (css: string) => check(css).map(({ state }) => state)

describe('a theme', () => {
  it('of a demo merchant is in order, and its contrasts are listed [embed-64]', () => {
    const config = join(import.meta.dirname, '../../../../apps/portal/public/config/theme.css')
    const found = check(readFileSync(config, 'utf8'))
    expect(found.map(({ state }) => state)).toEqual(['good', 'good'])
    expect(found[0]?.says).toMatch(/^As shown, light: text 15\.\d\d : 1, muted text 5\.\d\d : 1/)
    expect(found[1]?.says).toMatch(/^As shown, dark: /)
  })

  it('that is hard to read is reported with the contrast before and after [embed-64]', () => {
    const found = check(':root { --trade-text-muted: #b0b0b0; }')
    expect(found).toContainEqual({
      check: 'theme',
      state: 'hint',
      says: expect.stringMatching(
        /^--trade-text-muted, light: #b0b0b0 on #eceae4 is 1\.\d\d : 1, where 4\.5 : 1 is needed\. #\w{6} is shown in its place: 4\.[5-9]\d : 1\.$/,
      ) as string,
      remedy: expect.stringMatching(/^Write #\w{6}, or/) as string,
    })
  })

  it('with a text that is no colour, a misspelled variable or nothing at all is reported [embed-64]', () => {
    expect(check(':root { --trade-text: blackish }')).toContainEqual({
      check: 'theme',
      state: 'fault',
      says: '--trade-text: “blackish” is no colour; the default is shown in its place.',
      remedy: 'Write a colour, such as #1d6b3c.',
    })
    expect(check(':root { --trade-surfaec: #fff; --trade-text: oklch(40% 0.1 150) }')).toEqual(
      expect.arrayContaining([
        {
          check: 'theme',
          state: 'hint',
          says: '--trade-surfaec is no style variable that anything reads.',
          remedy: 'Did you mean --trade-surface?',
        },
        expect.objectContaining({
          state: 'hint',
          says: expect.stringContaining('“oklch(40% 0.1 150)”') as string,
        }),
      ]),
    )
    expect(states(':root { --trade-font-size: 18px; --trade-layer-notice: 5 }')).toEqual(['good', 'good'])
    expect(states('body { color: red }')).toEqual(['hint'])
    expect(check('', 404)).toMatchObject([{ state: 'fault', says: `The theme at ${url} answers 404.` }])
  })
})
