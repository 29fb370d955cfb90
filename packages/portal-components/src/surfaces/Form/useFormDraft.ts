import { useRef, useState } from 'react'
import { useDraft } from '../../data/drafts/drafts'
import type { FormValues } from './FormOf'

export interface FormDraftOptions<Values extends FormValues> {
  initial: Values
  /**
   * Stores the draft under this name, such as `comment:100200-0`, for this customer on this device. Without a name, no
   * draft is stored.
   */
  draft?: string
  /** Answers to leave out of the draft, such as passwords. */
  secrets?: readonly (keyof Values & string)[]
  /** Adapts a stored draft, or `initial`, before the form starts with it. */
  restore?: (values: Values) => Values
}

/** The draft of a form: its starting values, stored again at each change. */
export function useFormDraft<Values extends FormValues>({
  initial,
  draft: form,
  secrets = [],
  restore = (values) => values,
}: FormDraftOptions<Values>) {
  const storable = Object.entries(initial).filter(([field]) => !secrets.includes(field))
  const draft = useDraft({ form, initial: Object.fromEntries(storable) })
  const read = () => restore({ ...initial, ...draft.read() })
  const [begun] = useState(read)
  const known = useRef(JSON.stringify(begun))

  return {
    begun,
    /** Reads the draft again once its owner is known. Returns `null` if nothing changed. */
    beginAgain() {
      const values = read()
      const text = JSON.stringify(values)
      if (text === known.current) return null
      known.current = text
      return values
    },
    store(values: Values) {
      const text = JSON.stringify(values)
      if (text === known.current) return
      known.current = text
      if (text === JSON.stringify(initial)) draft.clear()
      else draft.write(values)
    },
    clear: () => draft.clear(),
  }
}
