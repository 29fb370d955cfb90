import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { useFormState } from 'react-hook-form'
import { focusFirst, focusInvalid } from '../../parts/field/focusInvalid'
import * as S from './FormProblems.styles'
import type { FormOf, FormValues } from './FormOf'

export interface FormProblemsProps<Values extends FormValues> {
  form: FormOf<Values>
  /** Names of the answers in the order of the form. */
  order: readonly (keyof Values & string)[]
  /** Returns the title for this number of errors. */
  title: (count: number) => string
}

/** Lists the errors after a submit, each with a link to its field. The list shrinks as they are fixed. */
export function FormProblems<Values extends FormValues>({ form, order, title }: FormProblemsProps<Values>) {
  const { errors, submitCount } = useFormState({ control: form.control })
  const wrong = order.filter((name) => errors[name])
  const [announced, setAnnounced] = useState({ press: 0, count: 0 })
  if (announced.press !== submitCount) setAnnounced({ press: submitCount, count: wrong.length })
  if (wrong.length === 0) return null
  const goTo = (event: MouseEvent, name: string) => {
    event.preventDefault()
    const field = form.element.current?.querySelector<HTMLElement>(`[data-field="${name}"]`) ?? null
    if (!focusInvalid(field)) focusFirst(field)
  }
  return (
    <S.Problems>
      {/* Announced on submit, and not again as errors are fixed. */}
      <S.Title key={announced.press} role={announced.count === wrong.length ? 'alert' : undefined}>
        <CircleAlert aria-hidden />
        <span>{title(wrong.length)}</span>
      </S.Title>
      <S.List>
        {wrong.map((name) => (
          <li key={name}>
            <S.GoTo href={`#${name}`} onClick={(event) => goTo(event, name)}>
              {errors[name]?.message}
            </S.GoTo>
          </li>
        ))}
      </S.List>
    </S.Problems>
  )
}
