import { expect, it } from 'vitest'
import { readTheme } from './readTheme'

it('reads a stylesheet for both schemes, past comments, texts and rules for others', () => {
  const { light, dark, fonts } = readTheme(
    `/* --trade-text: red; */ @import "a;b{}";
     @font-face { font-family: 'X'; src: url(x.woff2) format('woff2'), url("https://fonts.example/y.woff2"); }
     :root, [data-trade-scheme='light'] { --trade-text: #111; --trade-font-family: 'A; B', (c); }
     [data-trade-scheme='light'] { --trade-border: #ccc }
     @media (prefers-color-scheme: dark) { :root:not([data-trade-scheme='light'], [data-trade-scheme='contrast']) { --trade-text: #eee !important } }
     [data-trade-scheme="dark"] { --trade-accent: gold; }`,
    'https://shop.example/config/theme.css',
  )
  expect([...light]).toEqual([
    ['--trade-text', '#111'],
    ['--trade-font-family', "'A; B', (c)"],
    ['--trade-border', '#ccc'],
  ])
  expect([...dark]).toEqual([
    ['--trade-text', '#eee'],
    ['--trade-font-family', "'A; B', (c)"],
    ['--trade-accent', 'gold'],
  ])
  expect(fonts).toEqual(['https://shop.example/config/x.woff2', 'https://fonts.example/y.woff2'])
})
