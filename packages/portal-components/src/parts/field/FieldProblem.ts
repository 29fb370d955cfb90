import { createContext, use, useEffect } from 'react'

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
