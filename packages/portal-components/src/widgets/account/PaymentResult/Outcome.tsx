import { CircleCheck, CircleHelp, CircleSlash, CircleX, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../parts/Button'
import { Heading } from '../../../parts/Heading'
import { Link } from '../../../parts/Link'
import { payAgainPath } from '../../../routes/paymentPaths'
import type { FailedPayment } from '../../../routes/paymentPaths'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { isProven } from './resultOf'
import type { Result } from './resultOf'
import * as S from './PaymentResult.styles'
import { paymentsMessages } from '../../../messages/payments'
import type { Messages } from '../../../messages/Messages'
import { useHeadTitle } from '../../../surfaces/Widget/HeadContext'

export interface OutcomeProps {
  result: Result
  /** The payment as known to the merchant and this device. */
  payment: FailedPayment
  isChecking: boolean
  /** `null` if there is nothing to check. */
  onCheckAgain: (() => void) | null
  /**
   * Called when the customer reports that nothing was paid; `null` if this device has no payment with an unknown
   * outcome.
   */
  onNotPaid: (() => void) | null
}

/** Shows the outcome of a payment, with links to the next steps. */
export function Outcome({ result, payment, isChecking, onCheckAgain, onNotPaid }: OutcomeProps) {
  const { formats, hrefFor } = usePortal()
  const words = useMessages(paymentsMessages)
  useHeadTitle(words.resultTitle)
  const { amount, reference } = payment
  const { tone, icon, title, text } = views(words)[result]
  const isUnknown = result === 'slow' || result === 'unsure' || result === 'pending' || result === 'none'
  const isOpen = onCheckAgain !== null && isUnknown
  return (
    <S.Sheet>
      <S.Icon data-tone={tone} aria-hidden>
        {icon}
      </S.Icon>
      <S.Words role="status">
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {result === 'approved' && amount !== null && <S.Figure>{formats.money(amount)}</S.Figure>}
        <p>{text}</p>
      </S.Words>
      {isProven(result) && reference && (
        <S.Facts>
          {result !== 'approved' && amount !== null && (
            <div>
              <dt>{words.paidAmount}</dt>
              <dd data-figure>{formats.money(amount)}</dd>
            </div>
          )}
          <div>
            <dt>{words.reference}</dt>
            <dd>{reference}</dd>
          </div>
        </S.Facts>
      )}
      {result !== 'confirming' && (
        <S.Actions>
          {isOpen && (
            <Button tone="primary" size="large" isPending={isChecking} onPress={onCheckAgain}>
              {words.checkAgain}
            </Button>
          )}
          {isOpen && onNotPaid && (
            <Button size="large" onPress={onNotPaid}>
              {words.notPaid}
            </Button>
          )}
          <Link href={hrefFor('/')} tone={isOpen ? 'button' : 'primaryButton'} size="large">
            {words.dashboard}
          </Link>
          {result === 'declined' ? (
            <RouteLink to={payAgainPath(payment)} tone="button" size="large">
              {words.title}
            </RouteLink>
          ) : (
            <RouteLink to="/statements" tone="button" size="large">
              {words.viewStatements}
            </RouteLink>
          )}
        </S.Actions>
      )}
    </S.Sheet>
  )
}

interface View {
  tone?: 'positive' | 'critical'
  icon: ReactNode
  title: string
  text: string
}

function views(words: Messages['payments']): Record<Result, View> {
  return {
    confirming: { icon: <Hourglass />, title: words.confirming, text: words.confirmingHint },
    slow: { icon: <Hourglass />, title: words.confirming, text: words.confirmingSlow },
    approved: {
      tone: 'positive',
      icon: <CircleCheck />,
      title: words.approvedTitle,
      text: words.approved,
    },
    declined: { tone: 'critical', icon: <CircleX />, title: words.declinedTitle, text: words.declined },
    cancelled: { icon: <CircleSlash />, title: words.cancelledTitle, text: words.cancelled },
    pending: { icon: <Hourglass />, title: words.unsureTitle, text: words.pending },
    unsure: { icon: <CircleHelp />, title: words.unsureTitle, text: words.unsure },
    none: { icon: <CircleHelp />, title: words.noPayment, text: words.noPaymentHint },
    unnamed: { icon: <CircleHelp />, title: words.noPayment, text: words.unnamed },
    notPaid: { icon: <CircleSlash />, title: words.notPaidTitle, text: words.notPaidText },
  }
}
