// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { device, primary, root, setSheet, shown, usePagePerTest } from './testing/themedPage'
import { watchTheme } from './watchTheme'

const microtask = () => Promise.resolve()

usePagePerTest()

describe('watchTheme', () => {
  it('applies at once and again before the next task when an attribute changes [theme-04]', async () => {
    const stop = watchTheme(root)
    expect(shown('--trade-surface')).toBe('#f5f4f0')
    root.setAttribute('data-trade-scheme', 'dark')
    await microtask()
    expect(shown('--trade-surface')).toBe('#131613')
    root.style.setProperty(primary, '#ff0000')
    await microtask()
    expect(shown(`${primary}-lighter`)).toBe('#ff3333')
    stop()
  })

  it('follows the device', () => {
    const stop = watchTheme(root)
    device.active.add('(prefers-color-scheme: dark)')
    device.tell()
    expect(shown('--trade-surface')).toBe('#131613')
    stop()
    expect(device.listeners.size).toBe(0)
  })

  it('follows stylesheets that come, change and load [theme-04]', async () => {
    const stop = watchTheme(root)
    setSheet(`:root { ${primary}: #ff0000 }`)
    await microtask()
    expect(shown(`${primary}-lighter`)).toBe('#ff3333')
    setSheet(`:root { ${primary}: #0000ff }`)
    await microtask()
    expect(shown(`${primary}-lighter`)).toBe('#3333ff')
    stop()
  })

  it('looks again when a stylesheet has loaded, and when the whole page has [theme-04]', () => {
    setSheet('')
    const link = document.head.appendChild(document.createElement('link'))
    link.rel = 'stylesheet'
    const stop = watchTheme(root)
    const element = document.querySelector('style')
    // A stylesheet still loading fills its sheet without changing the document.
    element?.sheet?.insertRule(`:root { ${primary}: #ff0000 }`)
    element?.dispatchEvent(new Event('load'))
    expect(shown(`${primary}-lighter`)).toBe('#ff3333')
    element?.sheet?.deleteRule(0)
    element?.sheet?.insertRule(`:root { ${primary}: #0000ff }`)
    window.dispatchEvent(new Event('load'))
    expect(shown(`${primary}-lighter`)).toBe('#3333ff')
    stop()
  })

  it('looks again when a link has loaded another stylesheet, which may set none of what the last one set [theme-04]', async () => {
    setSheet('')
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    document.head.append(link)
    const stop = watchTheme(root)
    link.href = 'other.css'
    await microtask()
    document.querySelector('style')?.sheet?.insertRule(`:root { ${primary}: #ff0000 }`)
    link.dispatchEvent(new Event('load'))
    expect(shown(`${primary}-lighter`)).toBe('#ff3333')
    stop()
  })

  it('is not moved by what cannot move a variable', async () => {
    const reads = vi.spyOn(window, 'getComputedStyle')
    const stop = watchTheme(root)
    const before = reads.mock.calls.length
    root.style.setProperty('overflow', 'hidden')
    root.setAttribute('lang', 'en')
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = '.a { color: var(--trade-text) }'
    await microtask()
    style.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('load'))
    // Nothing is known of a sheet until it has loaded.
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    document.head.append(link)
    await microtask()
    expect(reads.mock.calls).toHaveLength(before)
    stop()
    reads.mockRestore()
  })

  it('does not chase another one that watches the same element', async () => {
    const reports: string[] = []
    const stopOne = watchTheme(root, { scheme: 'dark', onReport: () => reports.push('one') })
    const stopOther = watchTheme(root, { scheme: 'light', onReport: () => reports.push('other') })
    for (let round = 0; round < 20; round++) await microtask()
    expect(reports).toEqual(['one', 'other'])
    stopOther()
    await microtask()
    expect(shown('--trade-surface')).toBe('#131613')
    stopOne()
    expect(root.style).toHaveLength(0)
  })

  it('reports once for the same mends', async () => {
    setSheet(':root { --trade-text: #cccccc }')
    const onReport = vi.fn()
    const stop = watchTheme(root, { onReport })
    root.setAttribute('class', 'loaded')
    await microtask()
    expect(onReport).toHaveBeenCalledTimes(1)
    stop()
    root.setAttribute('data-trade-scheme', 'dark')
    await microtask()
    expect(shown('--trade-surface')).toBe('')
  })
})
