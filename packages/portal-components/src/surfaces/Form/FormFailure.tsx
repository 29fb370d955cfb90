import { Callout } from '../../parts/Callout'
import type { FormOf, FormValues } from './FormOf'
import * as S from './Form.styles'

/** Says why a form was not sent, as far as no field says it. */
export function FormFailure({ form }: { form: Pick<FormOf<FormValues>, 'failure'> }) {
  if (form.failure === null) return null
  return (
    <Callout tone="critical">
      {form.failure.split('\n').map((line, index) => (
        <S.Line key={index}>{line}</S.Line>
      ))}
    </Callout>
  )
}
