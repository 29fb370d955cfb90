import type { Money } from '@trade-portal/fluid-sdk'
import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useBeginPayment } from '../../data/payments/useBeginPayment'
import type { PaymentReturnUrls } from '../../data/payments/useBeginPayment'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Card } from '../../parts/Card'
import { Heading } from '../../parts/Heading'
import { TextField } from '../../parts/field/TextField'
import { navigate } from '../../places/navigate'
import { usePortal } from '../../portal/PortalContext'
import { Form } from '../../surfaces/Form/Form'
import { FormField } from '../../surfaces/Form/FormField'
import { useFormOf } from '../../surfaces/Form/useFormOf'
import { amountAnswer, amountOfText, typedAmount } from './amountAnswer'
import { BegunNote } from './BegunNote'
import * as S from './PayAccount.styles'
import { paymentsWords } from '../../words/payments'

export interface PaymentFormProps {
  /** Names the invoice, the statement or the balance that is paid. */
  subject: string
  amount: Money
  /** Empty where the customer is not known, who then cannot pay. */
  reference: string
  returnUrls: PaymentReturnUrls
  onRedirect?: ((address: string) => void) | undefined
}

/** Asks how much is paid, where the provider takes a part, and leads on to the provider's page. */
export function PaymentForm({
  subject,
  amount,
  reference,
  returnUrls,
  onRedirect = navigate,
}: PaymentFormProps) {
  const { currency, formats, say, settings } = usePortal()
  const words = say(paymentsWords)
  const [isLeaving, setIsLeaving] = useIsLeaving()
  const begin = useBeginPayment({ returnUrls, onRedirect })
  const form = useFormOf({
    initial: { amount: typedAmount(amount) },
    schema: v.object({ amount: amountAnswer(words.amountWrong) }),
    isKept: true,
    onSubmit: async (answers) => {
      const typed = amountOfText(answers.amount)
      if (isLeaving || reference === '' || typed === null) return false
      try {
        await begin.mutateAsync({ amount: typed, reference })
      } catch {
        // The modal titled 'Error' has told it.
        return false
      }
      setIsLeaving(true)
      return true
    },
  })
  const isPending = form.isSending || isLeaving
  return (
    <S.Sheet>
      <Card aria-label={words.formTitle} as="section">
        <Form form={form}>
          <Heading level={2} tabIndex={-1}>
            {words.formTitle}
          </Heading>
          {reference === '' && <Callout tone="critical">{words.noUser}</Callout>}
          <BegunNote
            reference={reference}
            onGone={() => form.element.current?.querySelector('h2')?.focus()}
          />
          <S.Subject>
            <S.Quiet>{words.youArePaying}</S.Quiet>
            <S.SubjectRow>
              <strong>{subject}</strong>
              <strong>{formats.money(amount)}</strong>
            </S.SubjectRow>
          </S.Subject>
          <S.Pair>
            {settings.paymentProvider === 'windriver' ? (
              <FormField
                form={form}
                name="amount"
                as={TextField}
                label={words.amount(currency)}
                hint={words.amountHint}
                inputMode="decimal"
                autoComplete="off"
                isRequired
                isDisabled={isPending}
              />
            ) : (
              <Fixed label={words.amount(currency)} value={formats.money(amount)} />
            )}
            <Fixed label={words.reference} value={reference || '-'} hint={words.referenceHint} />
          </S.Pair>
          <S.Foot>
            <S.Assurance>
              <Lock aria-hidden />
              {words.elsewhere}
            </S.Assurance>
            <Button
              type="submit"
              tone="primary"
              size="large"
              isPending={isPending}
              isDisabled={reference === ''}
            >
              {isPending ? words.proceeding : words.proceed}
            </Button>
          </S.Foot>
        </Form>
      </Card>
    </S.Sheet>
  )
}

function Fixed({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <S.Fixed>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {hint && <dd data-hint>{hint}</dd>}
    </S.Fixed>
  )
}

/** The page is on its way to the provider's, until Back brings it alive again from where the browser kept it. */
function useIsLeaving() {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsLeaving(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  return [isLeaving, setIsLeaving] as const
}
