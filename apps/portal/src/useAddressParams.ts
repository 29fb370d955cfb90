import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** What a page keeps in its address. Several may change in one go: each change builds on the one before. */
export function useAddressParams() {
  const [parameters, setParameters] = useSearchParams()
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  }, [parameters])

  return {
    valueOf: (name: string) => parameters.get(name) ?? '',
    /** Empty takes it out. `replace`: it is no place to come back to. */
    keep: (name: string, value: string, options: { replace?: boolean } = {}) => {
      const next = new URLSearchParams(latest.current)
      if (value) next.set(name, value)
      else next.delete(name)
      latest.current = next
      setParameters(next, { ...options, preventScrollReset: true })
    },
  }
}
