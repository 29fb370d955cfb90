import { applyTheme, derivedVariables, themeStyles, token } from '@trade-portal/theme'
import type { SchemeChoice } from '@trade-portal/theme'
import { useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { styled } from 'styled-components'
import { rules } from './rules'
import * as S from './TokenPages.styles'

interface Texts {
  [name: string | number]: string | Texts
}

/** Samples for the tokens of each group, rendered by purpose. */
const pages: Record<keyof typeof token, { title: string; show: (text: string) => ReactNode }> = {
  color: { title: 'Colour roles', show: (text) => <S.Swatch style={{ background: text }} /> },
  space: { title: 'Space', show: (text) => <S.Bar style={{ inlineSize: text }} /> },
  font: { title: 'Type', show: (text) => <span style={typeOf(text)}>90 × 45 H2, 4.8 m</span> },
  radius: { title: 'Corners', show: (text) => <S.Corner style={{ borderRadius: text }} /> },
  shadow: { title: 'Shadow', show: (text) => <S.Floating style={{ boxShadow: text }} /> },
  layer: { title: 'Layers', show: () => null },
  target: { title: 'Targets', show: (text) => <S.Target style={{ inlineSize: text, blockSize: text }} /> },
  stickyTop: { title: 'Sticky parts', show: () => null },
  motion: { title: 'Motion', show: (text) => <S.Moving style={motionOf(text)} /> },
}

type TokenGroup = keyof typeof pages

/** Shows all tokens of a group: name in code, CSS variable, value here, and a sample. */
export function TokenPage({ group }: { group: TokenGroup }) {
  const { title, show } = pages[group]
  const own: string | Texts = token[group]
  const rows = typeof own === 'string' ? [[group, own] as const] : flat(own, group)
  return (
    <S.Page>
      <h1>{title}</h1>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Shown</th>
            <th scope="col">Set by</th>
            <th scope="col">Value here</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">
                <code>token.{name}</code>
              </th>
              <td>{show(text)}</td>
              <td>{variableOf(text) ? <code>{variableOf(text)}</code> : '–'}</td>
              <td>
                <Computed text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Page>
  )
}

/** Shows each derived colour of the theme, with its rule, in each scheme. */
export function DerivedPage() {
  return (
    <S.Page>
      <h1>Derived colours</h1>
      <p>A merchant may set each of these by hand, which wins; left out, the theme makes it.</p>
      <S.Columns>
        {(['light', 'dark', 'contrast'] as const).map((scheme) => (
          <InScheme key={scheme} scheme={scheme} />
        ))}
      </S.Columns>
    </S.Page>
  )
}

const Themed = styled.section`
  ${themeStyles}
`

function InScheme({ scheme }: { scheme: SchemeChoice }) {
  const ref = useRef<HTMLElement>(null)
  const [isApplied, setApplied] = useState(false)
  useLayoutEffect(() => {
    if (ref.current) applyTheme(ref.current, { scheme })
    setApplied(true)
  }, [scheme])
  return (
    <Themed ref={ref} style={{ background: token.color.surface }}>
      <S.Scheme>
        <h2>{scheme}</h2>
        <dl>
          {isApplied &&
            derivedVariables.map((variable) => (
              <div key={variable}>
                <dt>
                  <S.Swatch style={{ background: `var(${variable})` }} />
                  <code>{variable.replace('--trade-', '')}</code>
                </dt>
                <dd>
                  {rules[variable]} <Computed text={`var(${variable})`} />
                </dd>
              </div>
            ))}
        </dl>
      </S.Scheme>
    </Themed>
  )
}

/** Shows a value as computed by the browser. */
function Computed({ text }: { text: string }) {
  const ref = useRef<HTMLElement>(null)
  const [value, setValue] = useState('')
  useLayoutEffect(() => {
    const variable = variableOf(text)
    const set = ref.current && variable ? getComputedStyle(ref.current).getPropertyValue(variable).trim() : ''
    setValue(set || text.replace(/^var\(--[\w-]+, (.*)\)$/, '$1'))
  }, [text])
  return <code ref={ref}>{value}</code>
}

function flat(texts: Texts, path: string): (readonly [name: string, text: string])[] {
  return Object.entries(texts).flatMap(([name, one]) => {
    const at = /^\d/.test(name) ? `${path}[${name}]` : `${path}.${name}`
    return typeof one === 'string' ? [[at, one] as const] : flat(one, at)
  })
}

function variableOf(text: string): string | undefined {
  return /--trade-[\w-]+/.exec(text)?.[0]
}

/** Returns the style a type token belongs to. */
function typeOf(text: string): CSSProperties {
  if (text.includes('--trade-font-size')) return { fontSize: text }
  if (text.includes('--trade-font-family')) return { fontFamily: text }
  return /^\d{3}$/.test(text) ? { fontWeight: text } : { lineHeight: text }
}

function motionOf(text: string): CSSProperties {
  return text.startsWith('var') ? { transitionDuration: text } : { transitionTimingFunction: text }
}
