/** An element as the loader knows it. */
export interface ElementFacts {
  /** Attributes that it follows. */
  attributes?: readonly string[]
  /** Properties beside those of its attributes, for what is no text. */
  properties?: readonly string[]
  /** Opens over the page by its attribute `open`, and loads no sooner. */
  isModal?: boolean
}
