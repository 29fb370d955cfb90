import type { SubUser } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import { emailAddress, required, sameAs, text } from '../../../surfaces/Form/answers'
import { commonWords } from '../../../messages/common'
import { peopleWords } from '../../../messages/people'
import type { Say } from '../../../messages/Say'

/** Initial values for a new person. */
export const newPerson = {
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

/** Returns the form values of a person. */
export function answersOf(person: SubUser): PersonAnswers {
  const { username, firstName, lastName, email, phoneMobile, role, canUsePortal } = person
  const passwords = { password: '', confirmPassword: '' }
  return { username, firstName, lastName, email, phoneMobile, role, canUsePortal, ...passwords }
}

/** Returns the validation schema. An existing person keeps the current password unless a new one is entered. */
export function personSchema(say: Say, person: SubUser | null) {
  const common = say(commonWords)
  const words = say(peopleWords)
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
