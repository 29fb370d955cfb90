/**
 * Defines properties on an element that call back when they are set. Values set before the element was defined are
 * taken over, because they would hide the accessors of a class.
 */
export function followProperties(
  element: HTMLElement,
  names: readonly string[],
  onChange: () => void,
): Record<string, unknown> {
  const own = element as unknown as Record<string, unknown>
  const values: Record<string, unknown> = {}
  for (const name of names) {
    if (Object.hasOwn(own, name)) values[name] = own[name]
    Object.defineProperty(element, name, {
      configurable: true,
      enumerable: true,
      get: () => values[name],
      set(value: unknown) {
        if (values[name] === value) return
        values[name] = value
        onChange()
      },
    })
  }
  return values
}
