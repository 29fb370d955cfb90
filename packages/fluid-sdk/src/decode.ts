/** An answer as it may really arrive: any part absent or null, any value in another form than declared. */
export type Untrusted<T> = T extends readonly (infer Item)[]
  ? readonly Untrusted<Item>[] | null | undefined
  : T extends object
    ? { readonly [K in keyof T]?: Untrusted<T[K]> } | null | undefined
    : unknown
