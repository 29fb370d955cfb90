import { describe, expect, it } from 'vitest'
import { withComponentIds } from './componentIds.ts'

describe('withComponentIds', () => {
  const source = [
    "import { css, styled } from 'styled-components'",
    'export const Row = styled.div<{ $tone: string }>`color: red;`',
    "export const Field = styled(Input).attrs({ type: 'text' })`color: blue;`",
    'const Wide = styled(({ wide }: { wide: boolean }) => <Row>{wide}</Row>)`width: 1px;`',
    'const shared = css`color: green;`',
  ].join('\n')

  it('names each styled component, so that a server and a page give it one class in whatever order they load it [embed-20]', () => {
    const ids = [...withComponentIds(source, 'parts/Row.tsx').matchAll(/componentId: "([^"]+)"/g)].map(
      ([, id]) => id,
    )
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(3)
    expect(withComponentIds(source, 'parts/Row.tsx')).toBe(withComponentIds(source, 'parts/Row.tsx'))
    expect(withComponentIds(source, 'parts/Other.tsx')).not.toContain(ids[0])
  })

  it('puts the name before the types, the attributes and the styles, and leaves everything else', () => {
    const named = withComponentIds(source, 'parts/Row.tsx')
    expect(named).toMatch(/styled\.div\.withConfig\(\{ componentId: "[\w-]+" \}\)<\{ \$tone: string \}>`/)
    expect(named).toMatch(/styled\(Input\)\.withConfig\(\{ componentId: "[\w-]+" \}\)\.attrs\(/)
    expect(named.replace(/\.withConfig\(\{ componentId: "[\w-]+" \}\)/g, '')).toBe(source)
  })
})
