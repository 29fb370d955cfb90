import { expect, waitFor } from 'storybook/test'
import { contrast } from '@trade-portal/theme'

/** A state caused only by a pointer or a key. */
type Shown = 'hovered' | 'pressed' | 'focused'

const looks = ['backgroundColor', 'borderColor', 'boxShadow', 'color', 'outline', 'textDecoration'] as const

const lookOf = (root: HTMLElement) =>
  [...root.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element)
    return looks.map((look) => style[look]).join()
  })

/** Shows a story with all its controls hovered, pressed or focused. At least one of them must look different. */
export const shownAs = (shown: Shown) => ({
  globals: { shown },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    // A transition would still be running at the check, and the browser's pointer may rest on a control.
    const still = document.createElement('style')
    still.textContent = '* { transition: none !important; pointer-events: none !important }'
    document.head.append(still)
    await waitFor(() => {
      const { sheet } = document.querySelector<HTMLStyleElement>(`style[data-shown='${shown}']`) ?? {}
      if (!sheet) throw new Error('No rules of the state are there yet.')
      const inState = lookOf(canvasElement).join('\n')
      sheet.disabled = true
      const atRest = lookOf(canvasElement).join('\n')
      sheet.disabled = false
      if (inState === atRest) throw new Error(`Nothing looks ${shown}.`)
    })
    still.remove()
  },
})

interface SelectedAs {
  /** Default: at rest. */
  shown?: Shown
  scheme?: 'dark'
  merchant?: 'cascade'
}

/** Shows a story with a chosen option in a state or theme. The option must keep its tint and readable text. */
export const selectedAs = ({ shown, ...theme }: SelectedAs) => ({
  globals: { ...theme, shown: shown ?? 'rest' },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    if (shown) await shownAs(shown).play({ canvasElement })
    await waitFor(async () => {
      const chosen = [...canvasElement.querySelectorAll('label[data-selected]')]
      await expect(chosen).toHaveLength(1)
      for (const option of chosen) {
        const background = plainColor(getComputedStyle(option).backgroundColor)
        for (const part of [option, ...option.querySelectorAll('span:not([aria-hidden])')]) {
          const text = plainColor(getComputedStyle(part).color)
          await expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
        }
        const other = canvasElement.querySelector('label:not([data-selected])')
        await expect(other && plainColor(getComputedStyle(other).backgroundColor)).not.toBe(background)
      }
    })
  },
})

/** Returns any CSS colour over white as `rgb()`, also one mixed by the browser. */
function plainColor(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('The browser has no canvas.')
  for (const fill of ['white', color]) {
    canvas.fillStyle = fill
    canvas.fillRect(0, 0, 1, 1)
  }
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
