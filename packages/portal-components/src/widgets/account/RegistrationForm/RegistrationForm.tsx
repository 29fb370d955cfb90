import { token } from '@trade-portal/theme'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useNotify } from '../../../context/notices'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useRegister } from '../../../data/account/useRegister'
import { writeMessage } from '../../../data/useWrite'
import { commonMessages, errorsMessages } from '../../../messages/common'
import { registrationMessages } from '../../../messages/registration'
import { signInMessages } from '../../../messages/signIn'
import { EmptyState } from '../../../parts/EmptyState'
import { lazyField } from '../../../parts/field/lazyField'
import { TextField } from '../../../parts/field/TextField'
import { Heading } from '../../../parts/Heading'
import { Form } from '../../../surfaces/Form/Form'
import { FormField } from '../../../surfaces/Form/FormField'
import { FormSubmit } from '../../../surfaces/Form/FormSubmit'
import { NameFields, Pair, NewPasswordFields } from '../../../surfaces/Form/AccountFields'
import { useFormOf } from '../../../surfaces/Form/useFormOf'
import { OpenSignIn } from '../../../surfaces/SignIn/OpenSignIn'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { nobody, registrationSchema } from './registrationAnswers'

const DateField = lazyField(async () => (await import('../../../parts/field/DateField')).DateField)

/** Requests access to an account with details from one of the merchant's statements. */
export const RegistrationForm = asWidget(
  function RegistrationForm() {
    const { messagesOf } = usePortal()
    const words = useMessages(registrationMessages)
    const errors = useMessages(errorsMessages)
    const common = useMessages(commonMessages)
    const signInText = useMessages(signInMessages)
    const notify = useNotify()
    const register = useRegister()
    /** The merchant's message, or empty; `null` until it is sent. */
    const [answer, setAnswer] = useState<string | null>(null)
    const form = useFormOf({
      initial: nobody,
      draft: 'registration',
      secrets: ['password', 'confirmPassword'],
      schema: registrationSchema(messagesOf),
      explain: (error) => writeMessage(error, messagesOf) ?? errors.somethingWentWrong,
      onFailure: notify.error,
      isFailureKept: true,
      onSubmit: async ({ confirmPassword: _, ...person }) => {
        setAnswer((await register.mutateAsync(person)) ?? '')
      },
    })
    if (answer !== null) {
      return (
        <>
          <WidgetHead title={words.title} />
          <EmptyState
            title={words.sent}
            icon={<CircleCheck />}
            tone="positive"
            action={<OpenSignIn tone="primary" label={words.toSignIn} />}
            isSuccessor
          >
            {answer || words.sentNext}
          </EmptyState>
        </>
      )
    }
    return (
      <>
        <WidgetHead title={words.title} note={words.intro} />
        <Form form={form}>
          <Part>
            <Heading level={2}>{words.account}</Heading>
            <FormField
              form={form}
              name="accountNumber"
              as={TextField}
              label={words.accountNumber}
              inputMode="numeric"
              autoComplete="off"
              isRequired
            />
            <Pair>
              <FormField
                form={form}
                name="statementDate"
                as={DateField}
                label={words.statementDate}
                daysOfMonth={common.daysOfMonth}
                isRequired
              />
              <FormField
                form={form}
                name="statementReference"
                as={TextField}
                label={words.statementReference}
                autoComplete="off"
                autoCapitalize="characters"
                isRequired
              />
            </Pair>
          </Part>
          <Part>
            <Heading level={2}>{words.you}</Heading>
            <NameFields form={form} firstLabel={words.firstName} lastLabel={words.lastName} isOwn />
            <FormField
              form={form}
              name="email"
              as={TextField}
              label={words.email}
              type="email"
              autoComplete="email"
              isRequired
            />
          </Part>
          <Part>
            <Heading level={2}>{words.signIn}</Heading>
            <FormField
              form={form}
              name="username"
              as={TextField}
              label={words.username}
              autoComplete="username"
              autoCapitalize="none"
              isRequired
            />
            <NewPasswordFields
              form={form}
              label={words.password}
              confirmLabel={words.confirmPassword}
              isRequired
            />
          </Part>
          <FormSubmit form={form} label={words.submit} sendingLabel={words.submitting} />
        </Form>
        <Registered>
          {words.registered}
          <OpenSignIn tone="quiet" label={signInText.submit} />
        </Registered>
      </>
    )
  },
  { prompt: null, gap: 'loose' },
)

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding-block-end: ${token.space[8]};
`

const Registered = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[4]};
  min-block-size: ${token.target};
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & a {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.target};
    padding-block: 0;
  }
`
