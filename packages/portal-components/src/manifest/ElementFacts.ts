/** The facts of an element for the loader. */
export interface ElementFacts {
  /** Observed attributes. */
  attributes?: readonly string[]
  /** Properties beyond those of its attributes, for values other than text. */
  properties?: readonly string[]
  /** Opens over the page while its attribute `open` is set, and loads no sooner. */
  isModal?: boolean
}

/** The documentation of an element, for its manifest, its types and docs/embed.md. The loader leaves it out. */
export interface ElementDoc {
  /** A line about the element. */
  about: string
  /** The attributes by name, with their values and effects. */
  attributes?: Readonly<Record<string, string>>
}
