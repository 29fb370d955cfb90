const roots = new Set<ShadowRoot>()

/** Includes a shadow root in `findById`. @returns a function that stops it. */
export function registerRoot(root: ShadowRoot): () => void {
  roots.add(root)
  return () => void roots.delete(root)
}

/** Finds an element by an id made by React Aria, unique on the page, in the document or in a shadow root. */
export function findById(id: string): HTMLElement | null {
  const found = document.getElementById(id)
  if (found) return found
  for (const root of roots) {
    const inside = root.getElementById(id)
    if (inside) return inside
  }
  return null
}
