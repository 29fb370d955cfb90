import { waitFor } from 'storybook/test'

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
