import { Button } from '../../parts/Button'
import { FormFailure } from './FormFailure'
import type { FormOf, FormValues } from './FormOf'
import { FormUnsent, unsentId } from './FormUnsent'
import * as S from './Form.styles'

export interface FormSubmitProps<Values extends FormValues> {
  form: FormOf<Values>
  /** Says what the press does: "Send message". */
  label: string
  /** Said while it is sent. Default: the label. */
  sendingLabel?: string
}

/** Ends a form: what was said of it as a whole, and the button that sends it. */
export function FormSubmit<Values extends FormValues>({
  form,
  label,
  sendingLabel = label,
}: FormSubmitProps<Values>) {
  return (
    <>
      <FormFailure form={form} />
      <FormUnsent form={form} button={label} />
      <S.Submit>
        <Button
          type="submit"
          tone="primary"
          size="large"
          isPending={form.isSending}
          describedBy={unsentId(form)}
        >
          {form.isSending ? sendingLabel : label}
        </Button>
      </S.Submit>
    </>
  )
}
