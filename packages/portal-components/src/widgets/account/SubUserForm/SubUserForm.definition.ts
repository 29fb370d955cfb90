import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { SubUserFormProps } from './SubUserForm'

export const subUserForm = {
  name: 'SubUserForm',
  summary: 'A form to add, change or delete a user of the account',
  element: 'sub-user-form',
  params: {
    id: {
      kind: 'text',
      attribute: 'user',
      about: 'The id of the person to change. `custContactID` If omitted, a person is added.',
    },
  },
  routes: [
    { path: '/admin/account/new', about: 'a new user of the account' },
    { path: '/admin/account/:user', about: 'a user of the account' },
  ],
  docs: {
    calls: ['getListMobileUsers', 'getWidgetConfiguration'],
    anatomy: 'Name, contact, role, access, password; Save and Delete',
    keyboard: keysOf.form,
    do: 'Link to it from AccountAdmin.',
    dont: 'Let users delete themselves or the last administrator.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
  example: {},
} as const satisfies WidgetDefinition<SubUserFormProps>
