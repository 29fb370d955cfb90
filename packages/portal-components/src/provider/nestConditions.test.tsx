import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { keyframes, styled, StyleSheetManager } from 'styled-components'
import { describe, expect, it } from 'vitest'
import { nestConditions } from './nestConditions'

describe('nestConditions', () => {
  it('writes a condition into its rule, in the order that was written', () => {
    const Part = styled.p`
      color: red;
      @media print {
        color: black;
      }
      &:hover {
        color: blue;
      }
    `
    expect(rulesOf(<Part />)).toEqual([
      '.a{color:red;}',
      '.a{@media print{color:black;}}',
      '.a:hover{color:blue;}',
    ])
  })

  it('nests one condition in another', () => {
    const Part = styled.p`
      @media screen {
        @container (min-width: 10px) {
          color: red;
        }
      }
    `
    expect(rulesOf(<Part />)).toEqual(['.a{@media screen{@container (min-width: 10px){color:red;}}}'])
  })

  it('gives each selector a rule, so that none of a list weighs what another does', () => {
    const Part = styled.p`
      @supports (color: red) {
        &:hover,
        main > & {
          color: red;
        }
      }
    `
    expect(rulesOf(<Part />)).toEqual([
      '.a:hover{@supports (color: red){color:red;}}',
      'main>.a{@supports (color: red){color:red;}}',
    ])
  })

  it('keeps a pseudo-element within, which a nested rule could not be about', () => {
    const Part = styled.p`
      &::before {
        @media print {
          content: '{';
        }
      }
    `
    expect(rulesOf(<Part />)).toEqual([`.a{@media print{&::before{content:'{';}}}`])
  })

  it('gives no class its own name twice in a rule that refers to itself', () => {
    const Part = styled.p`
      & + & {
        @media print {
          color: red;
        }
      }
    `
    const [rule] = rulesOf(<Part />)
    expect(rule).toMatch(/^\.\w+ ?\+ ?\.\w+\{@media print\{color:red;\}\}$/)
  })

  it('leaves a movement and what is without a condition as they are', () => {
    const turn = keyframes`
      to {
        rotate: 1turn;
      }
    `
    const Part = styled.p`
      animation: ${turn} 1s;
      @media print {
      }
    `
    const rules = rulesOf(<Part />)
    expect(rules.filter((rule) => rule.startsWith('@keyframes'))).toHaveLength(1)
    expect(rules.filter((rule) => rule.includes('@media'))).toEqual([])
  })
})

/** Returns the rules of an element, with its class spelled `a`. */
function rulesOf(element: ReactElement): string[] {
  const target = document.createElement('div')
  const { container } = render(
    <StyleSheetManager target={target} stylisPlugins={[nestConditions]} disableCSSOMInjection>
      {element}
    </StyleSheetManager>,
  )
  const names = [...(container.firstElementChild?.classList ?? [])]
  const rules = [...target.querySelectorAll('style')].flatMap(({ childNodes }) => [...childNodes])
  return rules.map((rule) => names.reduce((text, name) => text.replaceAll(name, 'a'), rule.textContent ?? ''))
}
