import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { TextField } from '../../parts/field/TextField'
import { PasswordField } from '../../parts/field/PasswordField'
import { usePortal } from '../../context/PortalContext'
import { signInMessages } from '../../messages/signIn'
import { FormField } from './FormField'
import type { FormOf, FormValues } from './FormOf'

export type WithName = FormValues & { firstName: string; lastName: string }

export interface NameFieldsProps<Values extends WithName> {
  form: FormOf<Values>
  firstLabel: string
  lastLabel: string
  /** The person enters their own name, which the browser may know. */
  isOwn?: boolean
}

/** First and last name of a person. */
export function NameFields<Values extends WithName>({
  form,
  firstLabel,
  lastLabel,
  isOwn = false,
}: NameFieldsProps<Values>) {
  const field = { form: form as unknown as FormOf<WithName>, as: TextField, isRequired: true }
  return (
    <Pair>
      <FormField {...field} name="firstName" label={firstLabel} autoComplete={isOwn ? 'given-name' : 'off'} />
      <FormField {...field} name="lastName" label={lastLabel} autoComplete={isOwn ? 'family-name' : 'off'} />
    </Pair>
  )
}

/** Two short answers side by side, where they are wide enough for touch. */
export const Pair = styled.div`
  display: grid;
  gap: ${token.space[16]};
  align-items: start;

  @container (min-width: 30em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

type WithNewPassword = FormValues & { password: string; confirmPassword: string }

interface NewPasswordFieldsProps<Values extends WithNewPassword> {
  form: FormOf<Values>
  label: string
  confirmLabel: string
  isRequired?: boolean
}

/** A new password and its confirmation. Both can be revealed. */
export function NewPasswordFields<Values extends WithNewPassword>({
  form,
  label,
  confirmLabel,
  isRequired = false,
}: NewPasswordFieldsProps<Values>) {
  const signIn = usePortal().messagesOf(signInMessages)
  // The confirmation is checked against the password.
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
