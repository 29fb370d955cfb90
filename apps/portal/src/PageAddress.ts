/** The address of a page, as its first reads ask for it. */
export interface PageAddress {
  path: string
  /** The segments that the path names. */
  segments: Readonly<Record<string, string>>
  /** The parameters of its query. */
  parameters: URLSearchParams
}
