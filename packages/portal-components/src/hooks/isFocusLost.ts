/** Returns whether nobody has the focus, such as after its button has gone or is about to be switched off. */
export function isFocusLost(): boolean {
  let focused = document.activeElement
  // An element with a tree of its own stands for whatever has the focus in there.
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused === null || focused === document.body || focused.matches(':disabled')
}
