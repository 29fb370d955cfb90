import { useEffect, useEffectEvent, useState } from 'react'
import type { FormOf, FormValues } from '../../../surfaces/Form/FormOf'
import { useFormValues } from '../../../surfaces/Form/useFormValues'

/**
 * Derives something from a form's answers as they were when they last stood still. Use it where each letter would ask the server: it draws when
 * they begin to change and when they have settled, not with each letter between.
 */
export function useSettled<Values extends FormValues, Said extends object>(options: {
  form: FormOf<Values>
  derive: (values: Values) => Said
  milliseconds: number
}) {
  const { form, derive, milliseconds } = options
  const { answers, listen } = form
  const [text, setText] = useState(() => JSON.stringify(derive(answers())))
  const { isSettled } = useFormValues(form, (values) => ({
    isSettled: JSON.stringify(derive(values)) === text,
  }))

  const read = useEffectEvent(() => JSON.stringify(derive(answers())))
  useEffect(() => {
    if (isSettled) return
    const settle = () => setText(read())
    let timer = setTimeout(settle, milliseconds)
    let last = read()
    const stop = listen(() => {
      const next = read()
      // Another answer than these was given.
      if (next === last) return
      last = next
      clearTimeout(timer)
      timer = setTimeout(settle, milliseconds)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [isSettled, listen, milliseconds])

  return { settled: JSON.parse(text) as Said, isSettled }
}
