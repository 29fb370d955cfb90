import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { SubUserFormProps } from './SubUserForm'

export const subUserForm = {
  name: 'SubUserForm',
  summary: 'The form that adds a person to the account, or changes or deletes one',
  element: 'sub-user-form',
  params: {
    id: {
      kind: 'text',
      attribute: 'user',
      about: 'The id of the person to change. `custContactID` Left out, a person is added.',
    },
  },
  routes: [
    { path: '/admin/account/new', about: 'somebody new of the account' },
    { path: '/admin/account/:user', about: 'somebody of the account' },
  ],
  docs: {
    calls: ['getListMobileUsers', 'getWidgetConfiguration'],
    anatomy: 'Name, contact, role, access, password; Save and Delete',
    keyboard: keysOf.form,
    do: 'Lead to it from AccountAdmin.',
    dont: 'Let somebody delete their own account or the last administrator’s.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
  example: {},
} as const satisfies WidgetDefinition<SubUserFormProps>
