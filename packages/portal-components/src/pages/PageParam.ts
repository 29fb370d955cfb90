/**
 * `text` is any text, `typed` one that changes while somebody types; `day` is `YYYY-MM-DD`, `number` one in digits, `job` the
 * name of a job; an array has all values that there are.
 */
export type ParamKind = 'text' | 'typed' | 'day' | 'number' | 'job' | readonly string[]

/** A value of a widget that an element keeps in an attribute and the portal in the address. */
export interface PageParam {
  /** Default: `text`. */
  kind?: ParamKind
  /** The attribute's name, where it is another than the prop's. */
  attribute?: string
  /** The callback that is called with it and with all that share the callback. Default: `onDateChange` of `date`. */
  onChange?: string
  /** The path of an address names it: it is never asked of the query, and nothing changes it. */
  isOfPath?: boolean
  /** Left out, it is an empty text. */
  isRequired?: boolean
}
