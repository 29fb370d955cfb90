import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { definitions } from '../../packages/portal-components/src/widgets/definitions'
import { embeddedOf, widgetOf } from './embeddedOf'
import { elementLines, entryOf, onlyInReact, reactLines } from './embedLines'

/** Returns the line of a widget's own element from the lines to copy. */
function tagOf(widget: string, args: Record<string, unknown>): string | undefined {
  const element = embeddedOf(widget)
  return element ? elementLines(element, args).split('\n')[1] : undefined
}

describe('the lines of an element', () => {
  it('have an attribute for each text, number and yes that a control says [stories-10]', () => {
    expect(
      tagOf('ProductList', { cataloguePath: { categoryId: 'TIMBER', typeId: 'Pine', classId: 'H2' } }),
    ).toBe('<trade-product-list category="TIMBER" type="Pine" class-id="H2"></trade-product-list>')
    expect(tagOf('ProductModal', { productId: 'PINE9045H2', isOpen: true, onOpenChange: () => {} })).toBe(
      '<trade-product-modal product="PINE9045H2" open></trade-product-modal>',
    )
    expect(tagOf('ProductModal', { productId: 'PINE9045H2', isOpen: false })).not.toContain('open')
    expect(tagOf('TransactionView', { kind: 'order', number: 418_823, suffix: 1 })).toBe(
      '<trade-transaction kind="order" number="418823" suffix="1"></trade-transaction>',
    )
    expect(tagOf('PayAccount', { invoice: { number: 500_002, suffix: 1 } })).toBe(
      '<trade-pay-account invoice="500002-1"></trade-pay-account>',
    )
    expect(tagOf('PayAccount', { statementDate: '2026-10-31', returnUrls: { approved: 'paid.html' } })).toBe(
      '<trade-pay-account statement="2026-10-31" href-paid="paid.html"></trade-pay-account>',
    )
    expect(tagOf('JobView', { name: 'Smith & "Sons"' })).toBe(
      '<trade-job name="Smith &amp; &quot;Sons&quot;"></trade-job>',
    )
  })

  it('listen to the events that the widget fires', () => {
    const element = embeddedOf('ProductList')
    expect(element && elementLines(element, {})).toContain(
      "element.addEventListener('trade:product:add', ({ detail }) => console.log(detail))",
    )
    expect(tagOf('MastheadLink', {})).toBeUndefined()
  })

  it('leave out what no attribute sets, and say so', () => {
    const element = embeddedOf('SignInForm')
    const args = { initial: { username: 'builder' }, onSignedIn: () => undefined, notice: undefined }
    expect(element && onlyInReact(element, args)).toEqual(['initial'])
    expect(tagOf('SignInForm', args)).toBe('<trade-sign-in></trade-sign-in>')
  })
})

describe('the lines of a React page', () => {
  it('have the values as code has them, and callbacks by their names [stories-10]', () => {
    const cataloguePath = { categoryId: 'TIMBER', typeId: "Builder's own" }
    expect(reactLines('ProductList', { cataloguePath, page: 2, search: undefined })).toBe(
      `import { ProductList } from '@trade-portal/portal-components'

<ProductList cataloguePath={{ categoryId: 'TIMBER', typeId: "Builder's own" }} page={2} />`,
    )
    expect(reactLines('TallyModal', { productId: 'PINE9045H2', isOpen: true, onOpenChange: () => {} })).toBe(
      `import { TallyModal } from '@trade-portal/portal-components'

<TallyModal productId="PINE9045H2" isOpen onOpenChange={onOpenChange} />`,
    )
    expect(reactLines('JobView', { name: '3" nails' })).toContain(String.raw`name={"3\" nails"}`)
  })

  it('have a line for each prop where one would be too long, and children between the tags', () => {
    expect(reactLines('MastheadLink', { to: '/orders', children: 'Orders' })).toBe(
      `import { MastheadLink } from '@trade-portal/portal-components/host'

<MastheadLink to="/orders">Orders</MastheadLink>`,
    )
    const icon = { $$typeof: Symbol.for('react.element'), props: {} }
    const label =
      'A label of more than ninety letters, so that no line of a page has room for all that it says'
    expect(reactLines('MastheadToggle', { label, icon })).toBe(
      `import { MastheadToggle } from '@trade-portal/portal-components/host'

<MastheadToggle
  label="${label}"
  icon={icon}
/>`,
    )
  })

  it('import each widget from an entry that has it', () => {
    const source = join(import.meta.dirname, '../../packages/portal-components/src')
    const missing = definitions.filter(({ name: widget }) => {
      const entry = entryOf(widget).endsWith('/host') ? 'host.ts' : 'index.ts'
      return !readFileSync(join(source, entry), 'utf8').includes(`/${widget}/${widget}'`)
    })
    expect(missing).toEqual([])
  })
})

it('a story that is no widget has no lines', () => {
  expect(widgetOf('Parts/Button')).toBeNull()
  expect(widgetOf('Widgets/ProductList')).toBe('ProductList')
})
