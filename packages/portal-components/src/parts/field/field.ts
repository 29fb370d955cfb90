import { createContext, use, useEffect, useId } from 'react'

/** The ids that link a field's label and messages to its control. */
export interface FieldIds {
  label: string
  /** `null`: a group, which no `<label>` can name. */
  control: string | null
  hint: string
  error: string
  onLabelPress?: () => void
}

/** The ids of the surrounding field. */
export const FieldIdsContext = createContext<FieldIds | null>(null)

export interface FieldIdsOptions {
  hint?: string | undefined
  error?: string | undefined
  /** Id of a further description elsewhere. */
  describedBy?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
}

/** Use it in a field: `ids` for the context, `control` for the element of the answer, `group` for a group of them. */
export function useFieldIds({ hint, error, describedBy, isRequired, isDisabled }: FieldIdsOptions) {
  const id = useId()
  const ids = { label: `${id}label`, control: id, hint: `${id}hint`, error: `${id}error` }
  const described = [describedBy, hint && ids.hint, error && ids.error].filter(Boolean).join(' ')
  const states = {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
    'data-invalid': error ? true : undefined,
    'data-disabled': isDisabled || undefined,
  } as const
  return {
    ids,
    control: { ...states, id, disabled: isDisabled },
    group: { ...states, 'aria-labelledby': ids.label, 'aria-disabled': isDisabled || undefined },
  }
}

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

export interface SelectOption {
  id: string
  name: string
  /** A second line, such as an address. */
  hint?: string
}

/** Receives a field's own error, which replaces the form's message for a missing answer. */
export const FieldProblem = createContext<(message: string | null) => void>(() => undefined)

/** Reports the error of a field that refuses the typed text, and withdraws it on unmount. */
export function useFieldProblem(message: string | null) {
  const tell = use(FieldProblem)
  useEffect(() => {
    tell(message)
    return () => tell(null)
  }, [tell, message])
}
