/** An element in words, for its manifest, its types and docs/embed.md. The loader holds none of them. */
export interface ElementDoc {
  /** Shows it, in a line. */
  about: string
  /** By their names: values, and what they do. */
  attributes?: Readonly<Record<string, string>>
}
