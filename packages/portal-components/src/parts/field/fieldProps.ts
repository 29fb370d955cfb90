/** The props of every field, however it is answered. A form drives any of them by these. */
export interface FieldProps<Value> {
  label: string
  /** `null`: no answer. Absent: the part keeps its answer itself. */
  value?: Value | null
  onChange?: (value: Value) => void
  onBlur?: () => void
  name?: string
  /** Help under the field. */
  hint?: string
  /** Says what is wrong and what to do; read out with the field. */
  error?: string
  isRequired?: boolean
  isOptional?: boolean
  isDisabled?: boolean
}
