/** The places of the files that a mount serves. */
export interface Folders {
  /** A built portal. */
  root?: string
  /** A merchant's own `config/`, which takes precedence over the portal's. */
  config?: string
}
