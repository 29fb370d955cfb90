import type { TransactionId } from '@trade-portal/fluid-sdk'
import { Lock } from 'lucide-react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { isOwed } from '../../../data/payments/isPayable'
import { paymentsOf } from '../../../data/payments/paymentsOf'
import { useDevicePayments } from '../../../data/payments/devicePayments'
import { commonMessages } from '../../../messages/common'
import { paymentsMessages } from '../../../messages/payments'
import { Button } from '../../../parts/Button'
import { Callout } from '../../../parts/Callout'
import { Card } from '../../../parts/Card'
import { Confirm } from '../../../parts/Confirm'
import type { ConfirmProps } from '../../../parts/Confirm'
import { Choice } from '../../../parts/field/Choice'
import { TextField } from '../../../parts/field/TextField'
import { Heading } from '../../../parts/Heading'
import { Text } from '../../../parts/layout/Layout'
import { navigate } from '../../../routes/navigate'
import { EarlierPayments } from '../../../surfaces/EarlierPayments/EarlierPayments'
import { usePaidText } from '../../../surfaces/EarlierPayments/PaidHere'
import { Form } from '../../../surfaces/Form/Form'
import { FormField } from '../../../surfaces/Form/FormField'
import { inCents } from './amountAnswer'
import * as S from './PayAccount.styles'
import type { AmountDue } from './useAmountDue'
import { usePaymentForm } from './usePaymentForm'
import type { AskedPayment, Part, PaymentFormOptions } from './usePaymentForm'

export interface PaymentFormProps extends Omit<PaymentFormOptions, 'onRedirect'> {
  /** Names the paid invoice, statement or balance. */
  subject: string
  onRedirect?: ((address: string) => void) | undefined
}

/** Asks for the amount, if the provider takes partial payments, and leads to the provider's page. */
export function PaymentForm({ subject, onRedirect = navigate, ...options }: PaymentFormProps) {
  const { currency, formats } = usePortal()
  const words = useMessages(paymentsMessages)
  const { due, invoice, reference } = options
  const payment = usePaymentForm({ ...options, onRedirect })
  const { form, isPending, amountToPay, asked } = payment
  const amountDue = formats.money(payment.amountDue)
  // Any other amount, typed or from the URL, is a payment on account.
  const isOther = amountToPay !== null && inCents(amountToPay) !== inCents(payment.amountDue)
  const isOnAccount = invoice === null && options.statementDate === null && isOther
  const whatIsDue =
    payment.part === 'open' && due.open
      ? words.openOnStatement(formats.date(due.open.date), amountDue)
      : words.isDue(subject, amountDue)
  return (
    <S.Sheet>
      <Card aria-label={words.formTitle} as="section">
        <Form form={form}>
          <Heading level={2} tabIndex={-1}>
            {words.formTitle}
          </Heading>
          {reference === '' && <Callout tone="critical">{words.noUser}</Callout>}
          <EarlierPayments
            invoice={invoice}
            isPaying={isPending}
            onGone={() => form.element.current?.querySelector('h2')?.focus()}
          />
          <S.Subject>
            <Text tone="muted" size={14}>
              {words.youArePaying}
            </Text>
            <S.SubjectRow>
              <strong>{isOnAccount ? words.onAccount : subject}</strong>
              <strong>{amountToPay === null ? '-' : formats.money(amountToPay)}</strong>
            </S.SubjectRow>
          </S.Subject>
          <PartOfInvoice
            due={due}
            part={payment.part}
            isRefused={payment.isPartRefused}
            isDisabled={isPending}
            onChoose={payment.choosePart}
          />
          <S.Pair>
            {payment.canTypeAmount ? (
              <FormField
                form={form}
                name="amount"
                as={TextField}
                label={words.amount(currency)}
                hint={words.amountHint(amountDue)}
                inputMode="decimal"
                autoComplete="off"
                isRequired
                isDisabled={isPending || payment.isNothingOpen}
              />
            ) : (
              <Fixed label={words.amount(currency)} value={amountDue} />
            )}
            <Fixed label={words.reference} value={reference || '-'} hint={words.referenceHint} />
          </S.Pair>
          <S.Foot>
            <S.Assurance>
              <Lock aria-hidden />
              <span>{words.elsewhere}</span>
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
        <PayQuestion
          invoice={invoice}
          payment={asked}
          due={whatIsDue}
          isOpen={asked.isOpen}
          onOpenChange={payment.closeQuestion}
          onConfirm={payment.payAsked}
        />
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

interface PartOfInvoiceProps {
  due: AmountDue
  part: Part
  /** The customer tried to pay an open balance of 0. */
  isRefused: boolean
  isDisabled: boolean
  onChoose: (part: Part) => void
}

/**
 * Offers the open balance of a part-paid invoice beside its full amount, or shows that the statement could not be read.
 */
function PartOfInvoice({ due, part, isRefused, isDisabled, onChoose }: PartOfInvoiceProps) {
  const { formats } = usePortal()
  const words = useMessages(paymentsMessages)
  if (due.isStatementUnread) return <Callout tone="info">{words.statementUnread}</Callout>
  if (!due.open) return null
  const { amount, date } = due.open
  const day = formats.date(date)
  return (
    <Choice
      label={words.partOfInvoice}
      value={part}
      options={[
        { id: 'open', name: words.openOnStatement(day, formats.money(amount)) },
        { id: 'whole', name: words.wholeInvoice(formats.money(due.amount)) },
      ]}
      {...(!isOwed(amount) && { hint: words.nothingOpen(day) })}
      {...(isRefused && { error: words.chooseWhole })}
      isDisabled={isDisabled}
      onChange={(id) => onChoose(id === 'open' ? 'open' : 'whole')}
    />
  )
}

interface PayQuestionProps extends Pick<ConfirmProps, 'isOpen' | 'onOpenChange' | 'onConfirm'> {
  invoice: TransactionId | null
  payment: AskedPayment
  /** Names the balance due, with its amount. */
  due: string
}

/** Asks for confirmation before an overpayment, or before a payment that may repeat an earlier one from this device. */
function PayQuestion({ invoice, payment, due, ...question }: PayQuestionProps) {
  const { formats } = usePortal()
  const words = useMessages(paymentsMessages)
  const common = useMessages(commonMessages)
  const { payments } = useDevicePayments()
  const { paid, open } = paymentsOf(payments, invoice)
  const paidText = usePaidText(invoice)
  const isAgain = paid.length + open.length > 0
  const amount = formats.money(payment.amount)
  return (
    <Confirm
      {...question}
      title={isAgain ? words.payAgainTitle : words.payMoreTitle}
      confirmLabel={isAgain ? words.payAgain(amount) : words.payMore(amount)}
      cancelLabel={common.cancel}
    >
      <p>
        {payment.excess > 0
          ? words.moreThanDue(due, amount, formats.money(payment.excess))
          : words.aboutToPay(amount)}
      </p>
      {paid.map((payment) => (
        <p key={payment.key}>{paidText(payment)}</p>
      ))}
      {open.map(({ key, amount, at }) => (
        <p key={key}>{words.begun(formats.money(amount), formats.moment(at))}</p>
      ))}
    </Confirm>
  )
}
