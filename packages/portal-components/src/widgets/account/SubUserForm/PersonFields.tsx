import type { SubUser } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { personName } from '../../../data/account/subUsers'
import { commonMessages } from '../../../messages/common'
import { peopleMessages } from '../../../messages/people'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Choice } from '../../../parts/field/Choice'
import type { FieldProps } from '../../../parts/field/field'
import { TextField } from '../../../parts/field/TextField'
import { Heading } from '../../../parts/Heading'
import { Stack, Text } from '../../../parts/layout/Layout'
import { Switch } from '../../../parts/Switch'
import { Form, FormFailure } from '../../../surfaces/Form/Form'
import { FormField } from '../../../surfaces/Form/FormField'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { NameFields, NewPasswordFields, Pair } from '../../../surfaces/Form/AccountFields'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import type { PersonAnswers } from './usePersonForm'
import * as S from './SubUserForm.styles'

export interface PersonFieldsProps {
  form: FormOf<PersonAnswers>
  /** Omitted for a new person. */
  person?: SubUser
  /** The person is the current user. */
  isOwn?: boolean
  onCancel: () => void
  /** Rendered above the buttons. */
  children?: ReactNode
}

/** Form fields of a person, with Save and Cancel. */
export function PersonFields({ form, person, isOwn = false, onCancel, children }: PersonFieldsProps) {
  const common = useMessages(commonMessages)
  const words = useMessages(peopleMessages)
  const isNew = person === undefined
  const cancel = () => {
    form.forget()
    onCancel()
  }
  return (
    <Card padding="none">
      <Form form={form}>
        <Stack>
          <S.Part>
            <NameFields form={form} firstLabel={words.firstName} lastLabel={words.lastName} />
            <Pair>
              <FormField
                form={form}
                name="username"
                as={TextField}
                label={words.username}
                // The browser would fill in the user's own name.
                autoComplete="off"
                autoCapitalize="none"
                isRequired
                isDisabled={isOwn}
                hint={isOwn ? words.ownUsername : undefined}
              />
              <FormField
                form={form}
                name="phoneMobile"
                as={TextField}
                label={words.mobileNumber}
                type="tel"
                autoComplete="off"
                isOptional
              />
            </Pair>
            <FormField
              form={form}
              name="email"
              as={TextField}
              label={words.email}
              type="email"
              autoComplete="off"
              isRequired
            />
            <FormField
              form={form}
              name="role"
              as={Choice}
              label={words.role}
              options={[
                { id: 'admin', name: words.admin },
                { id: 'sales', name: words.sales },
              ]}
            />
          </S.Part>
          {person && (
            <S.Part>
              <EnableField form={form} person={person} />
            </S.Part>
          )}
          <S.Part>
            <Stack gap={4}>
              <Heading level={2}>{isNew ? words.password : words.newPassword}</Heading>
              <Text as="p" tone="muted" size={14} breaks>
                {isNew ? words.firstPassword : words.keepPassword}
              </Text>
            </Stack>
            <NewPasswordFields
              form={form}
              label={words.password}
              confirmLabel={words.confirmPassword}
              isRequired={isNew}
            />
          </S.Part>
          <S.Part>
            {children}
            <FormFailure form={form} />
            <S.Buttons>
              <Button onPress={cancel}>{common.cancel}</Button>
              <Button type="submit" tone="primary" isPending={form.isSending}>
                {form.isSending ? words.saving : words.save}
              </Button>
            </S.Buttons>
          </S.Part>
        </Stack>
      </Form>
    </Card>
  )
}

/** Allows or blocks the person's sign-in, and states the effect. */
function EnableField({ form, person }: Required<Pick<PersonFieldsProps, 'form' | 'person'>>) {
  const words = usePortal().messagesOf(peopleMessages)
  const { canUsePortal } = useFormValues(form, ({ canUsePortal }) => ({ canUsePortal }))
  const name = personName(person)
  return (
    <Stack gap={4}>
      <FormField form={form} name="canUsePortal" as={EnableSwitch} label={words.enable} />
      <Text as="p" tone="muted" size={14} breaks>
        {canUsePortal ? words.canSignIn(name) : words.cannotSignIn(name)}
      </Text>
    </Stack>
  )
}

/** A switch as a form field; it takes effect on Save. */
function EnableSwitch({ label, value, onChange }: FieldProps<boolean>) {
  return (
    <S.Enable>
      <Switch isSelected={value ?? false} onChange={(isOn) => onChange?.(isOn)}>
        {label}
      </Switch>
    </S.Enable>
  )
}
