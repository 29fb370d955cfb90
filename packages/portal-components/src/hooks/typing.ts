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
