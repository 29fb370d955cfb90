/** Returns whether no element has the focus, for example because its button was removed or is about to be disabled. */
export function isFocusLost(): boolean {
  let focused = document.activeElement
  // The host of a shadow root is active in place of the element focused inside it.
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused === null || focused === document.body || focused.matches(':disabled')
}

const endings = new Set<() => void>()

/** Calls back when typing should end without a blur. @returns a function that unsubscribes. */
export function onTypingEnd(end: () => void): () => void {
  endings.add(end)
  return () => void endings.delete(end)
}

/** Commits the text being typed, as if its field had lost the focus: its customer may be signed out in a moment. */
export function endTyping() {
  for (const end of endings) end()
}
