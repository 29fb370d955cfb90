const KEYS = ['keydown', 'keypress', 'keyup'] as const

/** Surfaces that Escape closes without preventing the event's default. */
const OPEN = '[popover="auto"]:popover-open, [role="combobox"][aria-expanded="true"]'

/**
 * Stops keyboard events of fields and buttons at a shadow root, so that the page's shortcuts and default button ignore
 * them. Escape and Tab pass if the widget has no use for them.
 *
 * @returns a function that stops it.
 */
export function endKeys(root: ShadowRoot): () => void {
  let isEscapeUsed = false
  // Runs in the capture phase, because the open surface is gone afterwards.
  const look = (event: Event) => {
    const { key, target } = event as KeyboardEvent
    if (key !== 'Escape' || event.type !== 'keydown') return
    const isFilledSearch =
      target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
    isEscapeUsed = isFilledSearch || root.querySelector(OPEN) !== null
  }
  const end = (event: Event) => {
    const { key, target, defaultPrevented } = event as KeyboardEvent
    // Slotted content belongs to the page.
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
