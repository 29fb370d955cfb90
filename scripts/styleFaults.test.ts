import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './merchants.ts'
import { styleFaults } from './styleFaults.ts'

const files = globSync(
  [
    'packages/{theme,portal-components,fluid-sandbox}/src/**/*.{ts,tsx,css}',
    'apps/portal/{src,demo,public}/**/*.{ts,tsx,css,html}',
    'apps/portal/*.{ts,html}',
    'site/**/*.{ts,tsx,css,html}',
  ],
  { cwd: root, exclude: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/node_modules/**', '**/dist/**'] },
)

describe('styleFaults', () => {
  it('finds what another engine drops or leaves standing [case-213 case-214 case-215]', () => {
    const text = [
      'const link = css`',
      '  text-decoration: underline 2px;',
      '  text-decoration: underline ${token.color.borderStrong};',
      '  &:hover {',
      '    color: ${token.color.linkHover};',
      '  }',
      '  user-select: none;',
      '  inline-size: calc(100% + 48px);',
      '  flex: 1 1 200px;',
      '`',
    ]
    expect(styleFaults(text.join('\n'))).toEqual([
      '2: text-decoration of several values: use its longhands',
      '3: text-decoration of several values: use its longhands',
      '4: :hover outside of @media (hover: hover)',
      '7: user-select without -webkit-user-select before it',
      '8: a width of more than its container: put the margins on a block',
      '9: a flex basis in px: say the size, or a basis in em, which grows with the type',
    ])
  })

  it('leaves alone what every engine reads', () => {
    const text = [
      'const link = css`',
      '  text-decoration: underline;',
      '  text-decoration-line: underline;',
      '  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);',
      '  /* A :hover that is told of. */',
      '  @media (hover: hover) and (forced-colors: none) {',
      '    &:hover:not(${Mark}),',
      '    &:hover > svg {',
      '      color: ${token.color.link};',
      '    }',
      '  }',
      '  -webkit-user-select: none;',
      '  user-select: none;',
      '  inline-size: 100%;',
      '`',
    ]
    expect(styleFaults(text.join('\n'))).toEqual([])
  })
})

it('holds no style that another engine drops or leaves standing [case-213 case-214 case-215]', () => {
  expect(files.length).toBeGreaterThan(500)
  const faults = files.flatMap((file) =>
    styleFaults(readFileSync(join(root, file), 'utf8')).map((fault) => `${file}:${fault}`),
  )
  expect(faults).toEqual([])
})
