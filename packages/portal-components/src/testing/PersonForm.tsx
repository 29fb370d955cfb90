import type { AddSubUserInput } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import { useWrite } from '../data/useWrite'
import { Checkbox } from '../parts/field/Checkbox'
import { PasswordField } from '../parts/field/PasswordField'
import { Select } from '../parts/field/Select'
import { TextField } from '../parts/field/TextField'
import { usePortal, useMessages } from '../context/PortalContext'
import { required } from '../surfaces/Form/answers'
import { Form } from '../surfaces/Form/Form'
import { FormField } from '../surfaces/Form/FormField'
import { FormSubmit } from '../surfaces/Form/FormSubmit'
import { useFormOf } from '../surfaces/Form/useFormOf'
import { asWidget } from '../surfaces/Widget/asWidget'
import { commonMessages } from '../messages/common'
import { signInMessages } from '../messages/signIn'

const nobody = {
  username: '',
  firstName: '',
  lastName: '',
  role: '' as AddSubUserInput['role'],
  email: '',
  password: '',
  isTold: false,
}

const roles = [
  { id: 'admin', name: 'Admin' },
  { id: 'sales', name: 'Sales' },
]

/** A form with answers of several kinds, which adds a person to the account. For tests and stories of forms. */
export const PersonForm = asWidget(function PersonForm() {
  const { client } = usePortal()
  const common = useMessages(commonMessages)
  const signIn = useMessages(signInMessages)
  const addPerson = useWrite({
    write: (person: AddSubUserInput) => client.subUsers.add(person),
    refresh: () => client.subUsers.list(),
    done: 'Saved',
    unsure: 'We couldn’t confirm it was saved',
    refused: () => {},
  })
  const form = useFormOf({
    initial: nobody,
    schema: v.object({
      username: required('Enter a username'),
      firstName: required('Enter a first name'),
      lastName: required('Enter a last name'),
      role: v.picklist(['admin', 'sales'], 'Choose a role'),
      email: v.pipe(required('Enter an email address'), v.email('Invalid email address')),
      password: v.pipe(v.string(), v.nonEmpty('Enter a password')),
      isTold: v.boolean(),
    }),
    draft: 'person',
    secrets: ['password'],
    onSubmit: ({ isTold: _, ...person }) => addPerson.mutateAsync(person),
  })
  return (
    <Form form={form}>
      <FormField form={form} name="username" as={TextField} label="Username" isRequired />
      <FormField form={form} name="firstName" as={TextField} label="First Name" isRequired />
      <FormField form={form} name="lastName" as={TextField} label="Last Name" isRequired />
      <FormField
        form={form}
        name="role"
        as={Select}
        label="Role Type"
        options={roles}
        placeholder={common.choose}
      />
      <FormField form={form} name="email" as={TextField} label="Email Address" type="email" isRequired />
      <FormField
        form={form}
        name="password"
        as={PasswordField}
        label="Password"
        autoComplete="new-password"
        showLabel={signIn.showPassword}
        hideLabel={signIn.hidePassword}
      />
      <FormField form={form} name="isTold" as={Checkbox} label="Tell them by e-mail" />
      <FormSubmit form={form} label="Save" sendingLabel="Saving…" />
    </Form>
  )
})
