import type { Customer, User } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import { Badge } from '../../../parts/Badge'
import { Card } from '../../../parts/Card'
import { SkeletonLine } from '../../../parts/SkeletonLine'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { usePortal } from '../../../context/PortalContext'
import { AccountBalances } from './AccountBalances'
import * as S from './AccountAdmin.styles'
import { peopleWords } from '../../../messages/people'

export interface AccountOverviewProps {
  /** Undefined while loading. */
  user?: User
  /** Undefined while loading. */
  customer?: Customer
}

/** Shows the company of the account and its balances. */
export function AccountOverview({ user, customer }: AccountOverviewProps) {
  const words = usePortal().say(peopleWords)
  const nameId = useId()
  const numbers = [
    { name: words.phone, number: customer?.phone },
    { name: words.fax, number: customer?.fax },
    { name: words.mobile, number: customer?.mobile },
  ]
  return (
    <Card as="section" padding="none" aria-labelledby={customer && nameId}>
      <S.Overview>
        <S.Company>
          <S.NameRow>
            {customer ? (
              <S.Name id={nameId}>{customer.name || '-'}</S.Name>
            ) : (
              <S.Name as="div">
                <SkeletonLine width={240} />
              </S.Name>
            )}
            {user && (
              <span>
                <VisuallyHidden>{words.status}</VisuallyHidden>{' '}
                <Badge tone={user.isActive ? 'positive' : 'critical'}>
                  {user.isActive ? words.active : words.inactive}
                </Badge>
              </span>
            )}
          </S.NameRow>
          {customer ? (
            <S.Address>{addressOf(customer)}</S.Address>
          ) : (
            <S.Address as="div">
              <SkeletonLine width={220} />
            </S.Address>
          )}
          <S.Numbers>
            {numbers.map(({ name, number }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{number === undefined ? <SkeletonLine width={98} /> : number || '-'}</dd>
              </div>
            ))}
          </S.Numbers>
        </S.Company>
        <AccountBalances user={user} />
      </S.Overview>
    </Card>
  )
}

/** Formats the known parts of the billing address on one line. */
function addressOf({ address, suburb, state, postcode }: Customer): string {
  const town = [suburb, state, postcode].filter(Boolean).join(' ')
  return [address, town].filter(Boolean).join(', ') || '-'
}
