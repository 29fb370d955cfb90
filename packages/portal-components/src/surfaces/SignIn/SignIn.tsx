import type { Session } from '@trade-portal/fluid-sdk'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Checkbox } from '../../parts/field/Checkbox'
import { Heading } from '../../parts/Heading'
import { Link } from '../../parts/Link'
import { PasswordField } from '../../parts/field/PasswordField'
import { TextField } from '../../parts/field/TextField'
import { usePortal } from '../../portal/PortalContext'
import { usePortalMutation } from '../../portal/queries'
import { signInMessage } from './signInMessage'
import * as S from './SignIn.styles'

export interface SignInProps {
  /** What was typed before this form took over from the one in the page's HTML. */
  initial?: {
    username: string
    password: string
    isRemembered: boolean
    /** The field that was being typed in. */
    focused?: string | null
    /** The form was sent already, and is sent on as soon as this one is there. */
    isPressed?: boolean
  }
  /** Said above the form, such as that a session has ended. */
  notice?: string
  onSignedIn?: (session: Session) => void
  /** The places that the host has. Without `/register` a newcomer writes to the merchant. Default: all of them. */
  places?: readonly string[] | undefined
  /** Its dialog has the title already. */
  isInDialog?: boolean
}

const nothing = { username: '', password: '', isRemembered: false, focused: null, isPressed: false }

const REGISTER = '/register'

/** Asks for a username and a password, and signs the customer in with them. */
export function SignIn({ initial = nothing, notice, onSignedIn, places, isInDialog = false }: SignInProps) {
  const { client, hrefFor, messages } = usePortal()
  const words = messages.signIn
  const { companyEmail } = client.configuration
  const [username, setUsername] = useState(initial.username)
  const [password, setPassword] = useState(initial.password)
  const [isRemembered, setIsRemembered] = useState(initial.isRemembered)
  const [hasTried, setHasTried] = useState(false)
  const usernameRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const signIn = usePortalMutation({
    mutationFn: () => client.session.signIn({ username: username.trim(), password, isRemembered }),
  })

  // Whoever was typing goes on where they were.
  useLayoutEffect(() => {
    const { focused } = initial
    if (focused !== 'username' && focused !== 'password') return
    const field = focused === 'password' ? passwordRef.current : usernameRef.current
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [initial])

  const isUsernameMissing = username.trim() === ''
  const isPasswordMissing = password === ''

  const send = () => {
    setHasTried(true)
    if (isUsernameMissing) usernameRef.current?.focus()
    else if (isPasswordMissing) passwordRef.current?.focus()
    else if (!signIn.isPending) signIn.mutate(undefined, { onSuccess: onSignedIn })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }

  const isPressedRef = useRef(initial.isPressed ?? false)
  useEffect(() => {
    if (!isPressedRef.current) return
    isPressedRef.current = false
    send()
  })

  const registerHref =
    !places || places.includes(REGISTER)
      ? hrefFor(REGISTER)
      : companyEmail && mailTo(companyEmail, words.registerSubject)

  return (
    <S.Form onSubmit={submit} noValidate>
      {!isInDialog && <Heading level={1}>{words.title}</Heading>}
      {notice && !signIn.isError && <Callout tone="info">{notice}</Callout>}
      <S.Fields>
        <TextField
          ref={usernameRef}
          label={words.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          value={username}
          onChange={setUsername}
          error={hasTried && isUsernameMissing ? words.usernameRequired : undefined}
        />
        <PasswordField
          ref={passwordRef}
          label={words.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={hasTried && isPasswordMissing ? words.passwordRequired : undefined}
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
        />
        <S.Options>
          <Checkbox name="remember" isSelected={isRemembered} onChange={setIsRemembered}>
            {words.rememberMe}
          </Checkbox>
          {/* The back end has no call for it: somebody at the merchant helps. */}
          {companyEmail && (
            <Link href={mailTo(companyEmail, words.forgotPasswordSubject)}>{words.forgotPassword}</Link>
          )}
        </S.Options>
        <Button type="submit" tone="primary" size="large" isFullWidth isPending={signIn.isPending}>
          {signIn.isPending ? words.submitting : words.submit}
        </Button>
      </S.Fields>
      <S.Failure data-failure>
        {signIn.isError && <Callout tone="critical">{signInMessage(signIn.error, messages)}</Callout>}
      </S.Failure>
      <S.Newcomer>
        {registerHref && (
          <>
            {words.newcomer}
            <Link href={registerHref}>{words.register}</Link>
          </>
        )}
      </S.Newcomer>
    </S.Form>
  )
}

function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
