/** Returns whether no element has the focus, for example because its button was removed or is about to be disabled. */
export function isFocusLost(): boolean {
  let focused = document.activeElement
  // The host of a shadow root is active in place of the element focused inside it.
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused === null || focused === document.body || focused.matches(':disabled')
}
