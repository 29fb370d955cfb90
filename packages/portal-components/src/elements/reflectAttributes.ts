/** Returns the property of an attribute: `classId` for `class-id`. */
const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Adds a property for each attribute to an element's class; `open`, which has no value, is `true` or `false`. */
export function reflectAttributes({ prototype }: CustomElementConstructor, attributes: readonly string[]) {
  for (const name of attributes) {
    Object.defineProperty(prototype, propertyOf(name), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return name === 'open' ? this.hasAttribute(name) : this.getAttribute(name)
      },
      set(this: Element, value: unknown) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name)
        else this.setAttribute(name, value === true ? '' : String(value))
      },
    })
  }
}

/** Takes over properties set before the element was defined, because they would hide the class's own. */
export function takeEarlyValues(element: HTMLElement, attributes: readonly string[]) {
  const own = element as unknown as Record<string, unknown>
  for (const name of attributes.map(propertyOf)) {
    if (!Object.hasOwn(own, name)) continue
    const value = own[name]
    delete own[name]
    own[name] = value
  }
}

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
