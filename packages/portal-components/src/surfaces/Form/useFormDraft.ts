import { useRef, useState } from 'react'
import { useDraft } from '../../data/drafts/drafts'
import type { FormValues } from './FormOf'

export interface FormDraftOptions<Values extends FormValues> {
  /** The answers to begin with. */
  initial: Values
  /**
   * Keeps what is typed under this name, for this customer on this device: the form's, and what is edited with it, such
   * as `comment:100200-0`. Without it nothing is kept.
   */
  draft?: string
  /** Answers that are never kept, such as passwords. */
  secrets?: readonly (keyof Values & string)[]
  /** Makes of what was kept, or of `initial`, what can be gone on with. */
  restore?: (values: Values) => Values
}

/** The draft of a form: what it begins with, and what is kept while it is filled in. */
export function useFormDraft<Values extends FormValues>({
  initial,
  draft: form,
  secrets = [],
  restore = (values) => values,
}: FormDraftOptions<Values>) {
  const keepable = Object.entries(initial).filter(([field]) => !secrets.includes(field))
  const draft = useDraft({ form, initial: Object.fromEntries(keepable) })
  const read = () => restore({ ...initial, ...draft.read() })
  const [begun] = useState(read)
  const known = useRef(JSON.stringify(begun))

  return {
    begun,
    /** Reads the draft anew, once it has turned out whose it is; `null` when it is as it was. */
    beginAgain() {
      const values = read()
      const text = JSON.stringify(values)
      if (text === known.current) return null
      known.current = text
      return values
    },
    keep(values: Values) {
      const text = JSON.stringify(values)
      if (text === known.current) return
      known.current = text
      if (text === JSON.stringify(initial)) draft.clear()
      else draft.write(values)
    },
    clear: () => draft.clear(),
  }
}
