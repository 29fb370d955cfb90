import { waitFor } from 'storybook/test'

/** A state of what can be pressed that only a pointer or a key brings about. */
type Shown = 'hovered' | 'pressed' | 'focused'

const looks = ['backgroundColor', 'borderColor', 'boxShadow', 'color', 'outline', 'textDecoration'] as const

const lookOf = (root: HTMLElement) =>
  [...root.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element)
    return looks.map((look) => style[look]).join()
  })

/** Shows a story as if all in it were hovered, pressed or focused, which has to be seen of something in it. */
export const shownAs = (shown: Shown) => ({
  globals: { shown },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    // A look that changes by and by is not there yet when it is asked for, and the pointer of the browser may rest on it.
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
