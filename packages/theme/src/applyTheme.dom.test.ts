// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { applyTheme, describeReport, withdrawTheme } from './applyTheme'
import { copyTheme } from './copyTheme'
import { device, primary, root, setSheet, shown, usePagePerTest } from './testing/themedPage'
import { watchTheme } from './watchTheme'

usePagePerTest()

describe('applyTheme', () => {
  it("writes what follows from a stylesheet's variables", () => {
    setSheet(`:root { ${primary}: #ff0000 }`)
    applyTheme(root)
    expect(shown(`${primary}-lighter`)).toBe('#ff3333')
    expect(shown(`${primary}-darker`)).toBe('#cc0000')
    expect(shown('--trade-text')).toBe('#1b1f1c')
  })

  it('never takes its own earlier writes for a hand', () => {
    setSheet(`:root { ${primary}: #ff0000; --trade-text: #cccccc }`)
    applyTheme(root)
    setSheet(`:root { ${primary}: #0000ff; --trade-text: #dddddd }`)
    const { mends } = applyTheme(root)
    expect(shown(`${primary}-lighter`)).toBe('#3333ff')
    expect(mends).toMatchObject([{ variable: '--trade-text', from: '#dddddd' }])
  })

  it('keeps what is set by hand, in a sheet or on the element [theme-05]', () => {
    setSheet(`:root { ${primary}-lighter: #123456 }`)
    root.style.setProperty(`${primary}-darker`, '#654321')
    applyTheme(root)
    applyTheme(root)
    expect(shown(`${primary}-lighter`)).toBe('#123456')
    expect(shown(`${primary}-darker`)).toBe('#654321')
  })

  it('takes a hand that came after its own write', () => {
    applyTheme(root)
    root.style.setProperty(`${primary}-lighter`, '#123456')
    applyTheme(root)
    expect(shown(`${primary}-lighter`)).toBe('#123456')
  })

  it('puts back what it mended on the element', () => {
    root.style.setProperty('--trade-text', '#cccccc')
    applyTheme(root)
    expect(shown('--trade-text')).not.toBe('#cccccc')
    withdrawTheme(root)
    expect(root.getAttribute('style')).toBe('--trade-text: #cccccc;')
  })

  it('takes everything back, the scheme it set included', () => {
    applyTheme(root, { scheme: 'dark' })
    expect(root.getAttribute('data-trade-scheme')).toBe('dark')
    withdrawTheme(root)
    expect(root.hasAttribute('data-trade-scheme')).toBe(false)
    expect(root.style).toHaveLength(0)
  })

  it("leaves a host's own data-trade-scheme in place", () => {
    root.setAttribute('data-trade-scheme', 'dark')
    applyTheme(root)
    expect(shown('--trade-surface')).toBe('#131613')
    withdrawTheme(root)
    expect(root.getAttribute('data-trade-scheme')).toBe('dark')
  })

  it('does not take what an outer theme root wrote for a hand', () => {
    const inner = document.body.appendChild(document.createElement('div'))
    applyTheme(root)
    // jsdom does not inherit style variables, so a rule hands them on.
    setSheet(`div { ${root.style.cssText} }`)
    expect(shown('--trade-interaction-primary-text', inner)).toBe('#ffffff')
    applyTheme(inner, { scheme: 'dark' })
    expect(shown('--trade-interaction-primary-text', inner)).toBe('#1b1f1c')
    expect(shown('--trade-surface', inner)).toBe('#131613')
  })

  it('follows the device, and the attribute before it', () => {
    device.active.add('(prefers-color-scheme: dark)')
    expect(applyTheme(root).scheme).toEqual({ isDark: true, isContrast: false })
    root.setAttribute('data-trade-scheme', 'light')
    expect(applyTheme(root).scheme).toEqual({ isDark: false, isContrast: false })
    device.active.add('(prefers-contrast: more)')
    expect(applyTheme(root).scheme).toEqual({ isDark: false, isContrast: true })
  })

  it('leaves forced colours to the device', () => {
    applyTheme(root)
    device.active.add('(forced-colors: active)')
    applyTheme(root)
    expect(root.style).toHaveLength(0)
  })

  it('puts the default in place of a text that is no colour, says so, and puts the text back [embed-13]', () => {
    setSheet(`:root { ${primary}: banana; --trade-text: #cccccc }`)
    root.style.setProperty('--trade-accent', 'url("a=b<c")')
    const lines = describeReport(applyTheme(root))
    expect(shown(primary)).toBe('#1d6b3c')
    expect(shown('--trade-accent')).toBe('#f0b429')
    expect(lines[0]).toBe(`${primary}: "banana" is not a colour; the default is shown instead.`)
    expect(lines[2]).toMatch(
      /^--trade-text: #cccccc has less than 4\.5:1 against #[0-9a-f]{6}; #[0-9a-f]{6} is shown instead\.$/,
    )
    withdrawTheme(root)
    expect(shown(primary)).toBe('banana')
    expect(shown('--trade-accent')).toBe('url("a=b<c")')
  })
})

describe('a theme root on somebody’s page', () => {
  const inner = () => document.body.appendChild(document.createElement('div'))

  it('is light on a page that does not say otherwise, whatever the device prefers [embed-12]', () => {
    device.active.add('(prefers-color-scheme: dark)')
    const element = inner()
    expect(applyTheme(element, { scheme: 'host' }).scheme.isDark).toBe(false)
    // Merchants' stylesheets key their light values by this attribute.
    expect(element.dataset['tradeScheme']).toBe('light')
  })

  it('takes the scheme of the page around it [embed-12]', () => {
    const element = inner()
    document.body.style.setProperty('color-scheme', 'dark')
    expect(applyTheme(element, { scheme: 'host' }).scheme.isDark).toBe(true)
    expect(element.hasAttribute('data-trade-painted')).toBe(false)
    document.body.setAttribute('data-trade-scheme', 'light')
    expect(applyTheme(element, { scheme: 'host' }).scheme.isDark).toBe(false)
    document.body.removeAttribute('style')
    document.body.removeAttribute('data-trade-scheme')
  })

  it.each([
    ['#0b0f14', 'ground'],
    ['rgba(11, 15, 20, 0.4)', null],
    ['#767676', 'ground'],
    ['#ffffff', null],
  ])('on a page of %s paints a surface: %s [case-231]', (color, painted) => {
    document.body.style.backgroundColor = color
    const element = document.body.appendChild(document.createElement('section')).appendChild(inner())
    const report = applyTheme(element, { scheme: 'host' })
    expect(element.getAttribute('data-trade-painted')).toBe(painted)
    expect(report.ground).toEqual(painted === null ? undefined : { color, text: '#1b1f1c' })
    expect(describeReport(report).join()).toBe(
      painted === null
        ? ''
        : `The text’s #1b1f1c cannot be read on the page’s ${color}: a surface is painted. Write color-scheme: dark where the page is dark.`,
    )
    document.body.removeAttribute('style')
  })

  it('looks at the first opaque colour around it, and no further [case-231]', () => {
    document.body.style.backgroundColor = '#0b0f14'
    const card = document.body.appendChild(document.createElement('section'))
    card.style.backgroundColor = 'white'
    const element = card.appendChild(inner())
    applyTheme(element, { scheme: 'host' })
    expect(element.hasAttribute('data-trade-painted')).toBe(false)
    document.body.removeAttribute('style')
  })

  it('paints its surface where its scheme is not the page’s, and no longer than that [embed-12]', () => {
    const element = inner()
    applyTheme(element, { scheme: 'dark' })
    expect(element.hasAttribute('data-trade-painted')).toBe(true)
    applyTheme(element, { scheme: 'light' })
    expect(element.hasAttribute('data-trade-painted')).toBe(false)
    applyTheme(element, { scheme: 'dark' })
    withdrawTheme(element)
    expect(element.getAttributeNames()).toEqual(['style'])
  })
})

describe('copyTheme', () => {
  it('gives what floats elsewhere the brand, the scheme and the font [embed-11]', () => {
    const [from, to] = [document.createElement('div'), document.createElement('div')]
    document.body.append(from, to)
    from.style.cssText = `${primary}: #aa0000; --trade-radius: 0px; font-family: Georgia`
    const stop = watchTheme(from, { scheme: 'dark', onApply: () => copyTheme(from, to) })
    expect(shown('--trade-radius', to)).toBe('0px')
    expect(shown(primary, to)).toBe(shown(primary, from))
    expect(shown('--trade-surface', to)).toBe('#131613')
    expect(to.style.fontFamily).toBe('Georgia')
    stop()
  })
})
