/** The props of every field. A form drives any field by these. */
export interface FieldProps<Value> {
  label: string
  /** `null`: no answer. Absent: the field is uncontrolled. */
  value?: Value | null
  onChange?: (value: Value) => void
  onBlur?: () => void
  name?: string
  /** Help text below the field. */
  hint?: string
  /** The problem and how to fix it; announced with the field. */
  error?: string
  isRequired?: boolean
  isOptional?: boolean
  isDisabled?: boolean
}
