import { Mail } from 'lucide-react'
import { userQuery } from '../../data/account/account'
import { useRead } from '../../data/useRead'
import { Link } from '../../parts/Link'
import type { LinkProps } from '../../parts/Link'
import { mailTo } from '../../places/linkAddress'
import type { PortalPath } from '../../context/routes'
import { useHasPlace } from '../../places/useIsSwitchedOff'
import { usePortal } from '../../context/PortalContext'
import { PaidHere } from '../EarlierPayments/PaidHere'
import * as S from './PayOrEmail.styles'
import { paymentsWords } from '../../messages/payments'

export interface PayOrEmailProps {
  /** The page that it is paid on. Default: that of the overdue balance. */
  to?: PortalPath
  /** Names the way to pay; `null`: that stands elsewhere. */
  pay: string | null
  tone?: 'text' | 'primaryButton'
}

/**
 * Stands beside what is overdue: the way to pay it or, where it cannot be paid here, an e-mail to the merchant about it.
 */
export function PayOrEmail({ to = '/pay-account', pay, tone = 'text' }: PayOrEmailProps) {
  const { client, hrefFor, say } = usePortal()
  const words = say(paymentsWords)
  const canPay = useHasPlace('/pay-account')
  const { data: user } = useRead(userQuery(client))
  const { companyEmail } = client.configuration
  if (canPay) {
    return (
      pay !== null && (
        <>
          <S.Way>
            <Link href={hrefFor(to)} tone={tone}>
              {pay}
            </Link>
          </S.Way>
          <PaidHere invoice={null} />
        </>
      )
    )
  }
  if (!companyEmail || !user) return null
  const emailTone: LinkProps['tone'] = tone === 'primaryButton' ? 'button' : 'text'
  return (
    <S.Way>
      <Link
        href={mailTo(companyEmail, words.overdueSubject(user.customerId))}
        tone={emailTone}
        icon={<Mail aria-hidden />}
      >
        {words.emailUs}
      </Link>
    </S.Way>
  )
}
