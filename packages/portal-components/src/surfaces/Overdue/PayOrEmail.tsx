import { Mail } from 'lucide-react'
import { styled } from 'styled-components'
import { userQuery } from '../../data/account/account'
import { useRead } from '../../data/useRead'
import { Link } from '../../parts/Link'
import type { LinkProps } from '../../parts/Link'
import { mailTo } from '../../routes/linkAddress'
import type { PortalPath } from '../../context/routes'
import { useHasRoute } from '../../routes/useIsSwitchedOff'
import { usePortal, useMessages } from '../../context/PortalContext'
import { PaidHere } from '../EarlierPayments/PaidHere'
import { paymentsMessages } from '../../messages/payments'
import { offPaper } from '../../parts/paper.styles'

export interface PayOrEmailProps {
  /** The page to pay on. Default: the page for the overdue balance. */
  to?: PortalPath
  /** The link's label, or `null` if the link is elsewhere. */
  pay: string | null
  tone?: 'text' | 'primaryButton'
}

/** Link to pay an overdue amount. Where it cannot be paid here, a link to e-mail the merchant about it. */
export function PayOrEmail({ to = '/pay-account', pay, tone = 'text' }: PayOrEmailProps) {
  const { client, hrefFor } = usePortal()
  const words = useMessages(paymentsMessages)
  const canPay = useHasRoute('/pay-account')
  const { data: user } = useRead(userQuery(client))
  const { companyEmail } = client.configuration
  if (canPay) {
    return (
      pay !== null && (
        <>
          <Way>
            <Link href={hrefFor(to)} tone={tone}>
              {pay}
            </Link>
          </Way>
          <PaidHere invoice={null} />
        </>
      )
    )
  }
  if (!companyEmail || !user) return null
  const emailTone: LinkProps['tone'] = tone === 'primaryButton' ? 'button' : 'text'
  return (
    <Way>
      <Link
        href={mailTo(companyEmail, words.overdueSubject(user.customerId))}
        tone={emailTone}
        icon={<Mail aria-hidden />}
      >
        {words.emailUs}
      </Link>
    </Way>
  )
}

const Way = styled.span`
  display: contents;
  ${offPaper}
`
