/** Any form in which the ERP spells a switch: `true`, `"true"`, `"yes"`, `1`, `"1"` and their opposites. */
export type WireBoolean = boolean | 'true' | 'false' | 'yes' | 'no' | 0 | 1 | '0' | '1'

/** A row of a refusal. Either key can be absent. */
export interface WireErrorRow {
  field?: string | null
  msg?: string | null
}

/** HTTP 200 with `hasErrors`: the back end understood the call and refused it. */
export interface WireRefusal {
  hasErrors: WireBoolean
  errorTable?: WireErrorRow[] | null
  errors?: WireErrorRow[] | null
}
