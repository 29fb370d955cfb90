import type { Session } from '@trade-portal/fluid-sdk'
import { useEffect, useId, useRef, useState } from 'react'
import { focusInvalid } from '../../parts/field/focusInvalid'
import { usePortal, useMessages } from '../../context/PortalContext'
import { errorsMessages } from '../../messages/common'
import { signInMessages } from '../../messages/signIn'
import { sortRefusal } from '../Form/sortRefusal'
import { isFluidSessionExpiredError, isFluidSignInError } from '@trade-portal/fluid-sdk'
import { errorMessage } from '../../messages/errorMessage'
import type { MessagesOf } from '../../messages/MessagesOf'

export interface SignInAnswers {
  username: string
  password: string
  remember: boolean
}

type Name = keyof SignInAnswers
type Wrong = Partial<Record<Name, string>>

export interface SignInFormOptions {
  initial: SignInAnswers
  onSignedIn: ((session: Session) => void) | undefined
}

/**
 * The sign-in form: its values, validation and submission, as `useFormOf` does for every other form. Use it only for
 * the sign-in: the form library is a tenth of all the code loaded for a page of just two fields.
 */
export function useSignInForm({ initial, onSignedIn }: SignInFormOptions) {
  const { client, messagesOf } = usePortal()
  const words = useMessages(signInMessages)
  const errors = useMessages(errorsMessages)
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [answers, setAnswers] = useState(initial)
  const [isTried, setIsTried] = useState(false)
  const [complaints, setComplaints] = useState(0)
  const [refused, setRefused] = useState<Wrong>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const missing = ({ username, password }: SignInAnswers): Wrong => ({
    ...(!username.trim() && { username: words.usernameRequired }),
    ...(!password && { password: words.passwordRequired }),
  })
  // Errors appear after the first submit. From then on each answer is checked as it is typed.
  const wrong: Wrong = isTried ? { ...refused, ...missing(answers) } : {}

  // The fields render their errors only after this submit.
  useEffect(() => {
    if (complaints > 0) focusInvalid(element.current)
  }, [complaints])

  const refuse = (error: unknown) => {
    const { byField, rest } = sortRefusal(error, element.current)
    const said = [...byField].map(([name, message]) => [name, message || errors.somethingWentWrong])
    setRefused(Object.fromEntries(said) as Wrong)
    setComplaints((count) => count + 1)
    setFailure(byField.size > 0 ? rest : (rest ?? signInMessage(error, messagesOf)))
  }

  const send = async ({ username, password, remember }: SignInAnswers) => {
    isUnderWay.current = true
    setIsSending(true)
    try {
      const input = { username: username.trim(), password, isRemembered: remember }
      const session = await client.session.signIn(input, { readsSettings: true })
      setIsTried(false)
      onSignedIn?.(session)
    } catch (error) {
      refuse(error)
    } finally {
      isUnderWay.current = false
      setIsSending(false)
    }
  }

  return {
    id,
    element,
    isWaiting: false,
    isSending,
    failure,
    submit: () => {
      if (isUnderWay.current) return
      setFailure(null)
      setRefused({})
      setIsTried(true)
      const filled = answersIn(element.current)
      setAnswers(filled)
      if (Object.keys(missing(filled)).length === 0) void send(filled)
      else setComplaints((count) => count + 1)
    },
    /** Returns the props of a field. */
    field: <Asked extends Name>(name: Asked) => ({
      name,
      value: answers[name],
      onChange: (value: SignInAnswers[Asked]) => {
        setAnswers((before) => ({ ...before, [name]: value }))
        setRefused(({ [name]: _, ...others }) => others)
      },
      ...(wrong[name] !== undefined && { error: wrong[name] }),
    }),
  }
}

/** Reads the values from the fields: a password manager may fill them in without an event. */
function answersIn(form: HTMLFormElement | null): SignInAnswers {
  const data = new FormData(form ?? undefined)
  return {
    username: String(data.get('username') ?? ''),
    password: String(data.get('password') ?? ''),
    remember: data.has('remember'),
  }
}

/** Returns the merchant's message for a refused sign-in, or the message of the error. */
function signInMessage(error: unknown, messagesOf: MessagesOf): string {
  if (isFluidSignInError(error)) return error.message || messagesOf(signInMessages).failed
  // The sign-in returned a session, but the next call reported that it had ended.
  if (isFluidSessionExpiredError(error)) return messagesOf(signInMessages).notKept
  return errorMessage(error, messagesOf)
}
