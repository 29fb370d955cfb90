/** Code that is fetched by whoever asks first. */
export interface LateCode<Code> {
  /** `null` until it is there. */
  current: Code | null
  /** Fetches it, once however many ask. What failed is fetched anew for the next to ask. */
  read(): Promise<Code>
}

/** Puts off the fetching of code: `lateCode(() => import('./areas/shoppingAreas'))`. */
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
