const endings = new Set<() => void>()

/** Calls back when typing is to end although nobody has left the field. @returns a function that stops it. */
export function onTypingEnd(end: () => void): () => void {
  endings.add(end)
  return () => void endings.delete(end)
}

/** Lets what is being typed count now, as if its field had been left: whose it is may be gone in a moment. */
export function endTyping() {
  for (const end of endings) end()
}
