import * as v from 'valibot'
import { emailAddress, required, sameAs } from '../../../surfaces/Form/answers'
import { commonMessages } from '../../../messages/common'
import { registrationMessages } from '../../../messages/registration'
import type { MessagesOf } from '../../../messages/MessagesOf'

export const nobody = {
  accountNumber: '',
  statementDate: '',
  statementReference: '',
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
}

export type RegistrationAnswers = typeof nobody

/** Returns the validation schema. The account number is sent as a number. */
export function registrationSchema(messagesOf: MessagesOf) {
  const common = messagesOf(commonMessages)
  const words = messagesOf(registrationMessages)
  return ({ password }: RegistrationAnswers) =>
    v.object({
      accountNumber: v.pipe(
        required(words.accountNumberRequired),
        v.check(
          (text) => /^\d+$/.test(text) && Number.isSafeInteger(Number(text)),
          words.accountNumberDigits,
        ),
      ),
      statementDate: required(words.statementDateRequired),
      statementReference: required(words.statementReferenceRequired),
      username: required(words.usernameRequired),
      firstName: required(common.required),
      lastName: required(common.required),
      email: emailAddress(common),
      password: v.pipe(v.string(), v.nonEmpty(common.required)),
      confirmPassword: v.pipe(
        v.string(),
        v.nonEmpty(common.required),
        sameAs(password, words.passwordsMatch),
      ),
    })
}
