/** What a field takes whose answer is typed part by part. */
export interface AnswerFieldProps {
  label: string
  /** As the part says, or empty. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  hint?: string
  error?: string
  isRequired?: boolean
  isOptional?: boolean
  /** The word behind the label when `isOptional`. */
  optionalLabel?: string
  isDisabled?: boolean
}
