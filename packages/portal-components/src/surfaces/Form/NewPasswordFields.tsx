import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { PasswordField } from '../../parts/field/PasswordField'
import { usePortal } from '../../context/PortalContext'
import { FormField } from './FormField'
import type { FormOf, FormValues } from './FormOf'
import { Pair } from './Pair.styles'
import { signInWords } from '../../messages/signIn'

export type WithNewPassword = FormValues & { password: string; confirmPassword: string }

export interface NewPasswordFieldsProps<Values extends WithNewPassword> {
  form: FormOf<Values>
  label: string
  confirmLabel: string
  isRequired?: boolean
}

/** A new password, typed twice. Both can be shown. */
export function NewPasswordFields<Values extends WithNewPassword>({
  form,
  label,
  confirmLabel,
  isRequired = false,
}: NewPasswordFieldsProps<Values>) {
  const signIn = usePortal().say(signInWords)
  // A password decides what its confirmation must be.
  const password: unknown = useWatch({ control: form.control, name: 'password' })
  const recheck = useEffectEvent(form.recheck)
  useEffect(() => recheck(), [password])
  const field = {
    form: form as unknown as FormOf<WithNewPassword>,
    as: PasswordField,
    autoComplete: 'new-password',
    isRequired,
    showLabel: signIn.showPassword,
    hideLabel: signIn.hidePassword,
  }
  return (
    <Pair>
      <FormField {...field} name="password" label={label} />
      <FormField {...field} name="confirmPassword" label={confirmLabel} />
    </Pair>
  )
}
