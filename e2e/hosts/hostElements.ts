import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Host } from './hosts.ts'

/** The state of the page’s own elements, element by element. */
export interface HostElements {
  /** Each computed style of each element, `h2 color`. */
  styles: Record<string, string>
  /** The rendered width and height, or the position on the screen of a fixed element. */
  boxes: Record<string, string>
  attributes: string[]
  /**
   * Keys that `for … in` finds in an array of one, the code of `fetch`, and the reason why the page cannot render an
   * element of our React.
   */
  script: string[]
  /** Set if a style without a nonce applies. */
  isStyleTaken: boolean
  globals: string[]
}

/** Reads the host's own elements from the current page. */
export const readHostElements = (page: Page): Promise<HostElements> => page.evaluate(read)

/** Runs in the page. */
function read(): HostElements {
  const elements = document.querySelectorAll('html, body, #bar, main, #control, #control *')
  const styles: HostElements['styles'] = {}
  const boxes: HostElements['boxes'] = {}
  // These depend on the length of the page.
  const sizes = /^(height|block-size|perspective-origin|transform-origin)$/
  const routes = /^(top|bottom|inset-block-(start|end))$/
  for (const [index, element] of [...elements].entries()) {
    const name = `${element.localName}${index}`
    const isAround = element.matches('html, body, main')
    const computed = getComputedStyle(element)
    for (const property of computed) {
      if ((isAround && sizes.test(property)) || routes.test(property)) continue
      styles[`${name} ${property}`] = computed.getPropertyValue(property)
    }
    const { x, y, width, height } = element.getBoundingClientRect()
    if (!isAround) {
      const round = (number: number) => Math.round(number)
      boxes[name] =
        element.id === 'host-fixed' ? `at ${round(x)} ${round(y)}` : `${round(width)} × ${round(height)}`
    }
  }
  const probe = document.createElement('style')
  probe.textContent = '#host-fixed { order: 7 }'
  document.head.append(probe)
  const isStyleTaken = getComputedStyle(document.querySelector('#host-fixed') ?? document.body).order === '7'
  probe.remove()
  const keys: string[] = []
  for (const key in ['one']) keys.push(key)
  return {
    styles,
    boxes,
    attributes: [document.documentElement, document.body].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => name !== 'data-asked' && value !== '')
        .map(({ name, value }) => `${name}=${value}`),
    ),
    script: [
      ...keys,
      /\[native code\]/.test(String(window.fetch)) ? 'native fetch' : 'another fetch',
      document.querySelector('#of-react')?.textContent ?? '',
    ],
    isStyleTaken,
    globals: Object.getOwnPropertyNames(window),
  }
}

/** Fails if a page is as harmless as a blank one: widgets on it would prove nothing. */
export function expectHostility(host: Host, found: HostElements, blank: HostElements) {
  if (host.hostility === 'script') return expect(found.script, host.name).not.toEqual(blank.script)
  if (host.hostility === 'policy')
    return expect([blank.isStyleTaken, found.isStyleTaken]).toEqual([true, false])
  const { styles, boxes } = host.hostility === 'place' ? { styles: {}, boxes: found.boxes } : found
  expect([...differences(styles, blank.styles), ...differences(boxes, blank.boxes)], host.name).not.toEqual(
    [],
  )
}

/** Fails if a page’s own elements have changed, or its window has a new global. */
export function expectUntouched(after: HostElements, before: HostElements) {
  expect(differences(after.styles, before.styles), 'styles of the host’s elements').toEqual([])
  expect(after.attributes, 'attributes of the page').toEqual(before.attributes)
  expect(
    after.globals.filter((name) => !before.globals.includes(name)),
    'new globals',
  ).toEqual([])
}

/** Fails if the host's own content, between a provider and its widgets, lost the page's styles. */
export async function expectHostContentUnchanged(page: Page) {
  const looksOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { float, textTransform, borderBlockEndStyle, fontStyle, textShadow, display } =
        getComputedStyle(element)
      return { float, textTransform, borderBlockEndStyle, fontStyle, textShadow, display }
    })
  expect(await looksOf('.of-host')).toEqual(await looksOf('#control h2'))
}

function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  return Object.keys(one)
    .filter((key) => one[key] !== other[key])
    .map((key) => `${key}: ${one[key]}, not ${other[key]}`)
}
