import type { Money, TransactionId } from '@trade-portal/fluid-sdk'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { isOwed } from '../../../data/payments/isPayable'
import { paymentsOf } from '../../../data/payments/paymentsOf'
import { useBeginPayment } from '../../../data/payments/useBeginPayment'
import type { BeginPaymentOptions } from '../../../data/payments/useBeginPayment'
import { useDevicePayments } from '../../../data/payments/devicePayments'
import { paymentsMessages } from '../../../messages/payments'
import { isAmount } from '../../../routes/paymentPaths'
import { useFormOf } from '../../../surfaces/Form/useFormOf'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import { amountAnswer, amountOfText, inCents, typedAmount } from './amountAnswer'
import type { AmountDue } from './useAmountDue'

/** Which part of an invoice to pay. */
export type Part = 'open' | 'whole'

export interface AskedPayment {
  amount: Money
  /** Amount above the balance due; 0 for none. */
  excess: Money
}

export interface PaymentFormOptions extends BeginPaymentOptions {
  due: AmountDue
  /** Empty for an unknown customer, who then cannot pay. */
  reference: string
  invoice: TransactionId | null
  statementDate: string | null
  /** Initial amount if the customer can change it. */
  amount: Money | null
}

/**
 * Returns the form of a payment, which asks for confirmation before a repeated payment or an overpayment. Use it where
 * a payment is made.
 */
export function usePaymentForm(options: PaymentFormOptions) {
  const { due, reference, invoice, statementDate, amount: given, ...ways } = options
  const { settings } = usePortal()
  const words = useMessages(paymentsMessages)
  const device = useDevicePayments()
  const begin = useBeginPayment(ways)
  const [isLeaving, setIsLeaving] = useIsLeaving()
  const begunWith = given !== null && isAmount(given) ? given : null
  const canTypeAmount = settings.paymentProvider === 'windriver'
  const [part, setPart] = useState<Part>(due.open && begunWith !== inCents(due.amount) ? 'open' : 'whole')
  const [isPartRefused, setIsPartRefused] = useState(false)
  /** The payment to confirm. It stays set while the dialog fades out. */
  const [asked, setAsked] = useState<AskedPayment & { isOpen: boolean }>({
    amount: 0,
    excess: 0,
    isOpen: false,
  })
  const isNothingOpen = part === 'open' && due.open !== null && !isOwed(due.open.amount)
  const amountOf = (chosen: Part) => (chosen === 'open' && due.open ? due.open.amount : due.amount)

  const form = useFormOf({
    initial: { amount: typedAmount((canTypeAmount ? begunWith : null) ?? amountOf(part)) },
    schema: v.object({ amount: isNothingOpen ? v.string() : amountAnswer(words.amountWrong) }),
    isStored: true,
    onSubmit: ({ amount }) => {
      const paid = canTypeAmount ? amountOfText(amount) : amountOf(part)
      if (isNothingOpen) {
        setIsPartRefused(true)
        form.element.current?.querySelector<HTMLElement>('[type="radio"]:checked')?.focus()
        return false
      }
      if (isLeaving || reference === '' || paid === null) return false
      const earlier = paymentsOf(device.read(), invoice)
      const excess = canTypeAmount ? Math.max(0, paid - inCents(amountOf(part))) : 0
      if (excess === 0 && earlier.paid.length + earlier.open.length === 0) return pay(paid)
      setAsked({ amount: paid, excess, isOpen: true })
      return false
    },
  })
  const typed = useFormValues(form, ({ amount }) => ({ amount: amountOfText(amount) })).amount

  const pay = async (amount: Money) => {
    try {
      await begin.mutateAsync({ amount, reference, statementDate })
    } catch {
      // The modal titled 'Error' has already shown it.
      return false
    }
    setIsLeaving(true)
    return true
  }

  const closeQuestion = () => setAsked((now) => ({ ...now, isOpen: false }))

  return {
    form,
    canTypeAmount,
    part,
    choosePart: (chosen: Part) => {
      setPart(chosen)
      setIsPartRefused(false)
      form.fill({ amount: typedAmount(amountOf(chosen)) })
    },
    isPartRefused,
    isNothingOpen,
    amountDue: amountOf(part),
    /** Amount of the payment; `null` if the typed text is invalid. */
    amountToPay: canTypeAmount && !isNothingOpen ? typed : amountOf(part),
    isPending: form.isSending || begin.isPending || isLeaving,
    asked,
    payAsked: () => {
      closeQuestion()
      void pay(asked.amount)
    },
    closeQuestion,
  }
}

/** True while the browser loads the provider's page. Back restores the page from the browser's cache and resets it. */
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
