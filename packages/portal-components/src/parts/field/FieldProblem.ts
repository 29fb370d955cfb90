import { createContext, use, useEffect } from 'react'

/** Takes what a field finds wrong by itself, in place of what its form would say of an answer that is missing. */
export const FieldProblem = createContext<(message: string | null) => void>(() => undefined)

/** Use in a field that refuses what is typed before it makes an answer. What it refuses goes with the field. */
export function useFieldProblem(message: string | null) {
  const tell = use(FieldProblem)
  useEffect(() => {
    tell(message)
    return () => tell(null)
  }, [tell, message])
}
