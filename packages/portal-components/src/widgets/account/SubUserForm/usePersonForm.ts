import type { SubUser } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import { useNotify } from '../../../context/notices'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { writeMessage } from '../../../data/useWrite'
import { commonMessages } from '../../../messages/common'
import { peopleMessages } from '../../../messages/people'
import type { MessagesOf } from '../../../messages/MessagesOf'
import { emailAddress, required, sameAs, text } from '../../../surfaces/Form/answers'
import { useFormOf } from '../../../surfaces/Form/useFormOf'

const newPerson = {
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneMobile: '',
  role: 'admin' as SubUser['role'],
  canUsePortal: true,
  password: '',
  confirmPassword: '',
}

export type PersonAnswers = typeof newPerson

function answersOf(person: SubUser): PersonAnswers {
  const { username, firstName, lastName, email, phoneMobile, role, canUsePortal } = person
  const passwords = { password: '', confirmPassword: '' }
  return { username, firstName, lastName, email, phoneMobile, role, canUsePortal, ...passwords }
}

/** Returns the validation schema. An existing person keeps the current password unless a new one is entered. */
function personSchema(messagesOf: MessagesOf, person: SubUser | null) {
  const common = messagesOf(commonMessages)
  const words = messagesOf(peopleMessages)
  return ({ password, confirmPassword }: PersonAnswers) => {
    const isSet = person === null || password !== '' || confirmPassword !== ''
    const typed = v.pipe(v.string(), v.nonEmpty(common.required))
    return v.object({
      username: required(common.required),
      firstName: required(common.required),
      lastName: required(common.required),
      email: emailAddress(common, person?.email),
      phoneMobile: text,
      role: v.picklist(['admin', 'sales']),
      canUsePortal: v.boolean(),
      password: isSet ? typed : v.string(),
      confirmPassword: isSet ? v.pipe(typed, sameAs(password, words.passwordsMatch)) : v.string(),
    })
  }
}

export interface PersonFormOptions {
  /** The person to change; `null` for a new one. */
  person: SubUser | null
  onSubmit: (answers: PersonAnswers) => unknown
  onDone: () => void
}

/**
 * Returns the form of a person. A notice shows an error that belongs to no field. Use it where a person is added or
 * changed.
 */
export function usePersonForm({ person, onSubmit, onDone }: PersonFormOptions) {
  const { messagesOf } = usePortal()
  const people = useMessages(peopleMessages)
  const notify = useNotify()
  return useFormOf<PersonAnswers>({
    initial: person ? answersOf(person) : newPerson,
    draft: `sub-user:${person?.id ?? 'new'}`,
    secrets: ['password', 'confirmPassword'],
    schema: personSchema(messagesOf, person),
    explain: (error) => writeMessage(error, messagesOf, people.notSent),
    onFailure: notify.error,
    onSubmit,
    onDone,
  })
}
