/** Code loaded by its first user. */
export interface LateCode<Code> {
  /** `null` until it is loaded. */
  current: Code | null
  /** Loads it once, however many callers there are. A failed load is repeated for the next caller. */
  read(): Promise<Code>
}

/** Defers the loading of code: `lateCode(() => import('./areas/shoppingAreas'))`. */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let reading: Promise<Code> | null = null
  const code: LateCode<Code> = { current: null, read: () => (reading ??= begin()) }
  return code

  async function begin() {
    try {
      return (code.current = await load())
    } catch (error) {
      reading = null
      throw error
    }
  }
}
