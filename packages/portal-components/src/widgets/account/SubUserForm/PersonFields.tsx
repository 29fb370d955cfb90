import type { SubUser } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Choice } from '../../../parts/field/Choice'
import { TextField } from '../../../parts/field/TextField'
import { Heading } from '../../../parts/Heading'
import { usePortal } from '../../../context/PortalContext'
import { Form, FormFailure } from '../../../surfaces/Form/Form'
import { FormField } from '../../../surfaces/Form/FormField'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { NameFields, Pair, NewPasswordFields } from '../../../surfaces/Form/AccountFields'
import type { PersonAnswers } from './personAnswers'
import * as S from './SubUserForm.styles'
import { commonWords } from '../../../messages/common'
import { peopleWords } from '../../../messages/people'
import { personName } from '../../../data/account/subUsers'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import type { FieldProps } from '../../../parts/field/field'
import { Switch } from '../../../parts/Switch'

export interface PersonFieldsProps {
  form: FormOf<PersonAnswers>
  /** Left out, the person is a new one. */
  person?: SubUser
  /** The person is the one who fills it in. */
  isOwn?: boolean
  onCancel: () => void
  /** Stands over the buttons. */
  children?: ReactNode
}

/** The questions about a person of the account, and the buttons that end them. */
export function PersonFields({ form, person, isOwn = false, onCancel, children }: PersonFieldsProps) {
  const { say } = usePortal()
  const common = say(commonWords)
  const words = say(peopleWords)
  const isNew = person === undefined
  const cancel = () => {
    form.forget()
    onCancel()
  }
  return (
    <Card padding="none">
      <Form form={form}>
        <S.Parts>
          <S.Part>
            <NameFields form={form} firstLabel={words.firstName} lastLabel={words.lastName} />
            <Pair>
              <FormField
                form={form}
                name="username"
                as={TextField}
                label={words.username}
                // The person's, and not the name that the browser keeps for this page.
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
            <S.PartHead>
              <Heading level={2}>{isNew ? words.password : words.newPassword}</Heading>
              <S.Note>{isNew ? words.firstPassword : words.keepPassword}</S.Note>
            </S.PartHead>
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
        </S.Parts>
      </Form>
    </Card>
  )
}

interface EnableFieldProps {
  form: FormOf<PersonAnswers>
  person: SubUser
}

/** Lets a person sign in or not, and says which. */
function EnableField({ form, person }: EnableFieldProps) {
  const words = usePortal().say(peopleWords)
  const { canUsePortal } = useFormValues(form, ({ canUsePortal }) => ({ canUsePortal }))
  const name = personName(person)
  return (
    <S.PartHead>
      <FormField form={form} name="canUsePortal" as={EnableSwitch} label={words.enable} />
      <S.Note>{canUsePortal ? words.canSignIn(name) : words.cannotSignIn(name)}</S.Note>
    </S.PartHead>
  )
}

/** A switch as an answer of the form, which is in force once that is saved. */
function EnableSwitch({ label, value, onChange }: FieldProps<boolean>) {
  return (
    <S.Enable>
      <Switch isSelected={value ?? false} onChange={(isOn) => onChange?.(isOn)}>
        {label}
      </Switch>
    </S.Enable>
  )
}
