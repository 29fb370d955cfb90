/** Some of the words of a surface. */
export type Partly<T> = {
  [Key in keyof T]?: T[Key] extends string | ((...args: never[]) => string) ? T[Key] : Partly<T[Key]>
}

/** Words with others in the place of some. */
export function withWords<Words extends object>(words: Words, others: object | undefined): Words {
  if (!others) return words
  const joined = { ...words } as Record<string, unknown>
  for (const [key, value] of Object.entries(others)) {
    if (value === undefined || !(key in joined)) continue
    joined[key] = typeof value === 'object' ? withWords(joined[key] as object, value as object) : value
  }
  return joined as Words
}
