import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { useFormState } from 'react-hook-form'
import { focusFirst, focusInvalid } from '../../parts/field/focusInvalid'
import * as S from './FormProblems.styles'
import type { FormOf, FormValues } from './FormOf'

export interface FormProblemsProps<Values extends FormValues> {
  form: FormOf<Values>
  /** The answers in the order in which they are asked for. */
  order: readonly (keyof Values & string)[]
  /** Says how many are wrong. */
  title: (count: number) => string
}

/** Says after a press what is wrong, each with the way to its field; it shrinks as the answers are mended. */
export function FormProblems<Values extends FormValues>({ form, order, title }: FormProblemsProps<Values>) {
  const { errors, submitCount } = useFormState({ control: form.control })
  const wrong = order.filter((name) => errors[name])
  const [told, setTold] = useState({ press: 0, count: 0 })
  if (told.press !== submitCount) setTold({ press: submitCount, count: wrong.length })
  if (wrong.length === 0) return null
  const goTo = (event: MouseEvent, name: string) => {
    event.preventDefault()
    const field = form.element.current?.querySelector<HTMLElement>(`[data-field="${name}"]`) ?? null
    if (!focusInvalid(field)) focusFirst(field)
  }
  return (
    <S.Problems>
      {/* Read out at the press, and not as the answers are mended. */}
      <S.Title key={told.press} role={told.count === wrong.length ? 'alert' : undefined}>
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
