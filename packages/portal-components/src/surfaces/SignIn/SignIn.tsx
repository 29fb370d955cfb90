import type { Session } from '@trade-portal/fluid-sdk'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Stack } from '../../parts/layout/Layout'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Checkbox } from '../../parts/field/Checkbox'
import { Heading } from '../../parts/Heading'
import { Link } from '../../parts/Link'
import { PasswordField } from '../../parts/field/PasswordField'
import { TextField } from '../../parts/field/TextField'
import { mailTo } from '../../routes/linkAddress'
import { usePortal, useMessages } from '../../context/PortalContext'
import { Form, FormFailure } from '../Form/Form'
import * as S from './SignIn.styles'
import { useSignInForm } from './useSignInForm'
import { errorsMessages } from '../../messages/common'
import { signInMessages } from '../../messages/signIn'

export interface SignInProps {
  /** Values typed before this form replaced the one in the page's HTML. */
  initial?: {
    username: string
    password: string
    isRemembered: boolean
    /** Name of the focused field. */
    focused?: string | null
    /** The earlier form was already submitted, so this one submits on mount. */
    isPressed?: boolean
  }
  /** The message above the form. Default: that the session has ended, if it has. */
  notice?: string
  onSignedIn?: (session: Session) => void
  /** Leaves out the title, which the dialog already has. */
  isInDialog?: boolean
}

const nothing = { username: '', password: '', isRemembered: false, focused: null, isPressed: false }

const REGISTER = '/register'

/** Signs the customer in by username and password. After a session has expired, the username is filled in. */
export function SignIn({ initial = nothing, notice: given, onSignedIn, isInDialog = false }: SignInProps) {
  const { client, hrefFor, routes, session } = usePortal()
  const words = useMessages(signInMessages)
  const errors = useMessages(errorsMessages)
  const { companyEmail } = client.configuration
  const { password, isRemembered, isPressed = false } = initial
  const isExpired = session.status === 'signedOut' && session.isExpired
  const expired = (isExpired && session.username) || ''
  const notice = given ?? (isExpired ? errors.sessionExpired : '')
  const username = initial.username || expired
  const focused = username === expired && expired ? 'password' : initial.focused
  const noticeId = useId()
  const form = useSignInForm({ initial: { username, password, remember: isRemembered }, onSignedIn })
  const { element, submit } = form

  // Restores the focus and the caret where the customer was typing.
  useLayoutEffect(() => {
    const field = focused ? element.current?.elements.namedItem(focused) : null
    if (!(field instanceof HTMLInputElement) || field.type === 'checkbox') return
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }, [focused, element])

  const isToBeSent = useRef(isPressed)
  useEffect(() => {
    if (!isToBeSent.current) return
    isToBeSent.current = false
    submit()
  })

  const registerHref =
    !routes || routes.includes(REGISTER)
      ? hrefFor(REGISTER)
      : companyEmail && mailTo(companyEmail, words.registerSubject)

  return (
    <Form form={form}>
      <S.Frame>
        {!isInDialog && <Heading level={1}>{words.title}</Heading>}
        {notice && form.failure === null && (
          <Callout tone="info">
            <span id={noticeId}>{notice}</span>
          </Callout>
        )}
        <Stack gap={16}>
          <Stack data-field="username">
            <TextField
              {...form.field('username')}
              label={words.username}
              isRequired
              autoComplete="username"
              autoCapitalize="none"
            />
          </Stack>
          <Stack data-field="password">
            <PasswordField
              {...form.field('password')}
              label={words.password}
              isRequired
              autoComplete="current-password"
              describedBy={notice && form.failure === null ? noticeId : undefined}
              showLabel={words.showPassword}
              hideLabel={words.hidePassword}
            />
          </Stack>
          <S.Options>
            <Stack data-field="remember">
              <Checkbox {...form.field('remember')} label={words.rememberMe} />
            </Stack>
            {/* The back end has no call to reset a password, so the link writes to the merchant. */}
            {companyEmail && (
              <Link href={mailTo(companyEmail, words.forgotPasswordSubject)}>{words.forgotPassword}</Link>
            )}
          </S.Options>
          <Button type="submit" tone="primary" size="large" isFullWidth isPending={form.isSending}>
            {form.isSending ? words.submitting : words.submit}
          </Button>
        </Stack>
        <S.Failure data-failure>
          <FormFailure form={form} />
        </S.Failure>
        <S.Newcomer>
          {registerHref && (
            <>
              <span>{words.newcomer}</span>
              <Link href={registerHref}>{words.register}</Link>
            </>
          )}
        </S.Newcomer>
      </S.Frame>
    </Form>
  )
}
