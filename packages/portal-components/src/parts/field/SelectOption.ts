export interface SelectOption {
  id: string
  name: string
  /** A second line, such as an address. */
  hint?: string
}
