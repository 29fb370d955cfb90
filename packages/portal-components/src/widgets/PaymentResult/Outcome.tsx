import type { PaymentSession } from '@trade-portal/fluid-sdk'
import { CircleCheck, CircleHelp, CircleSlash, CircleX, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Heading } from '../../parts/Heading'
import { Link } from '../../parts/Link'
import { payReferencePath } from '../../places/paymentPaths'
import { usePortal } from '../../portal/PortalContext'
import { PlaceLink } from '../../surfaces/PlaceLink/PlaceLink'
import type { Result } from './resultOf'
import * as S from './PaymentResult.styles'
import { paymentsWords } from '../../words/payments'
import type { Messages } from '../../words/Messages'

export interface OutcomeProps {
  result: Result
  /** `null`: not read. */
  payment: PaymentSession | null
  isChecking: boolean
  /** `null`: there is nothing to ask about. */
  onCheckAgain: (() => void) | null
}

/** Says what became of a payment, and leads on. */
export function Outcome({ result, payment, isChecking, onCheckAgain }: OutcomeProps) {
  const { formats, hrefFor, say } = usePortal()
  const words = say(paymentsWords)
  const { tone, icon, title, text } = views(words)[result]
  const isUnknown = result === 'slow' || result === 'unsure' || result === 'pending'
  const isOpen = onCheckAgain !== null && isUnknown
  const isProven = result === 'approved' || result === 'declined' || result === 'cancelled'
  return (
    <S.Sheet>
      <S.Icon data-tone={tone} aria-hidden>
        {icon}
      </S.Icon>
      <S.Words role="status">
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {result === 'approved' && payment?.amount != null && (
          <S.Figure>{formats.money(payment.amount)}</S.Figure>
        )}
        <p>{text}</p>
      </S.Words>
      {(result === 'noneFailed' || result === 'noneCancelled') && payment && (
        <OtherOutcome payment={payment} />
      )}
      {isProven && payment?.reference && (
        <S.Facts>
          {result !== 'approved' && payment.amount !== null && (
            <div>
              <dt>{words.paidAmount}</dt>
              <dd data-figure>{formats.money(payment.amount)}</dd>
            </div>
          )}
          <div>
            <dt>{words.reference}</dt>
            <dd>{payment.reference}</dd>
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
          <Link href={hrefFor('/')} tone={isOpen ? 'button' : 'primaryButton'} size="large">
            {words.dashboard}
          </Link>
          {result === 'declined' && payment ? (
            <PlaceLink to={payReferencePath(payment.reference)} tone="button" size="large">
              {words.title}
            </PlaceLink>
          ) : (
            <PlaceLink to="/statements" tone="button" size="large">
              {words.viewStatements}
            </PlaceLink>
          )}
        </S.Actions>
      )}
    </S.Sheet>
  )
}

/** Tells of a payment that ended otherwise than the page says how it ended. */
function OtherOutcome({ payment: { amount, status } }: { payment: PaymentSession }) {
  const { formats, say } = usePortal()
  const words = say(paymentsWords)
  const told = { approved: words.wasApproved, declined: words.wasDeclined, cancelled: words.wasCancelled }
  if (status === 'pending' || status === 'unknown') return null
  return (
    <Callout tone="info" title={told[status]}>
      {amount !== null && formats.money(amount)}
    </Callout>
  )
}

interface View {
  tone?: 'positive' | 'critical'
  icon: ReactNode
  title: string
  text: string
}

function views(words: Messages['payments']): Record<Result, View> {
  const failed = { icon: <CircleX />, title: words.declinedTitle }
  const cancelled = { icon: <CircleSlash />, title: words.cancelledTitle }
  return {
    confirming: { icon: <Hourglass />, title: words.confirming, text: words.confirmingHint },
    slow: { icon: <Hourglass />, title: words.confirming, text: words.confirmingSlow },
    approved: {
      tone: 'positive',
      icon: <CircleCheck />,
      title: words.approvedTitle,
      text: words.approved,
    },
    declined: { ...failed, tone: 'critical', text: words.declined },
    cancelled: { ...cancelled, text: words.cancelled },
    pending: { icon: <Hourglass />, title: words.unsureTitle, text: words.pending },
    unsure: { icon: <CircleHelp />, title: words.unsureTitle, text: words.unsure },
    unnamed: { icon: <CircleHelp />, title: words.unsureTitle, text: words.unnamed },
    noneFailed: { ...failed, text: words.noPayment },
    noneCancelled: { ...cancelled, text: words.noPayment },
  }
}
