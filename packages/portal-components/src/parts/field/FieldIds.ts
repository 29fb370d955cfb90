import { createContext, useId } from 'react'

/** The ids by which a field's label and messages belong to its control. */
export interface FieldIds {
  label: string
  /** `null`: what is labelled is a group, which no `<label>` can name. */
  control: string | null
  hint: string
  error: string
  /** Called when the label of a group is pressed. */
  onLabelPress?: () => void
}

/** Of the field that a label or a message stands in. */
export const FieldIdsContext = createContext<FieldIds | null>(null)

export interface FieldIdsOptions {
  hint?: string | undefined
  error?: string | undefined
  /** Id of words elsewhere that say more of it. */
  describedBy?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
}

/** Use in a field: `ids` for what stands in it, `control` for the element that is answered, `group` for several of them. */
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
