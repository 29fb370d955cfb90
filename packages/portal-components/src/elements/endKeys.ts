const KEYS = ['keydown', 'keypress', 'keyup'] as const

/** Surfaces that Escape closes without a word to whoever listens after. */
const OPEN = '[popover="auto"]:popover-open, [role="combobox"][aria-expanded="true"]'

/**
 * Ends the keys of fields, and those that press something, at a shadow root: a page's default button and its shortcuts do
 * not hear them. Escape and Tab go on where the widget has no use for them.
 *
 * @returns a function that stops it.
 */
export function endKeys(root: ShadowRoot): () => void {
  let isEscapeUsed = false
  // Before the widget hears it: afterwards what it closes is gone.
  const look = (event: Event) => {
    const { key, target } = event as KeyboardEvent
    if (key !== 'Escape' || event.type !== 'keydown') return
    const isFilledSearch =
      target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
    isEscapeUsed = isFilledSearch || root.querySelector(OPEN) !== null
  }
  const end = (event: Event) => {
    const { key, target, defaultPrevented } = event as KeyboardEvent
    // Content of a slot is the page's own.
    if (!(target instanceof Element) || target.getRootNode() !== root) return
    if (
      key === 'Tab'
        ? defaultPrevented
        : key === 'Escape'
          ? defaultPrevented || isEscapeUsed
          : isUsed(target, key)
    )
      event.stopPropagation()
  }
  for (const type of KEYS) {
    root.addEventListener(type, look, true)
    root.addEventListener(type, end)
  }
  return () => {
    for (const type of KEYS) {
      root.removeEventListener(type, look, true)
      root.removeEventListener(type, end)
    }
  }
}

const isUsed = (target: Element, key: string) => target.matches(FIELDS) || key === 'Enter' || key === ' '

const FIELDS = 'input, textarea, select, [contenteditable]'
