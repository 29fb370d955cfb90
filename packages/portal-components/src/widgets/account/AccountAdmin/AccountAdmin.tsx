import type { Customer, User } from '@trade-portal/fluid-sdk'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { customerQuery, userQuery } from '../../../data/account/account'
import { together, useRead } from '../../../data/useRead'
import { peopleMessages } from '../../../messages/people'
import { figureText } from '../../../messages/prices'
import { Badge } from '../../../parts/Badge'
import { Card } from '../../../parts/Card'
import { Row, Text } from '../../../parts/layout/Layout'
import { Skeleton, SkeletonLine } from '../../../parts/Skeleton'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { PayOrEmail } from '../../../surfaces/Overdue/PayOrEmail'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import * as S from './AccountAdmin.styles'
import { UserAccounts } from './UserAccounts'

/** Shows the account: its company, its balances, and the users who may sign in. */
export const AccountAdmin = asWidget(
  function AccountAdmin() {
    const { client } = usePortal()
    const words = useMessages(peopleMessages)
    const user = useRead(userQuery(client))
    const customer = useRead(customerQuery(client))
    const title = user.data ? words.welcome(user.data.firstName, user.data.lastName) : null
    return (
      <>
        <WidgetHead title={user.error ? words.title : title} pageTitle={words.title} />
        <Read of={together({ user, customer })} skeleton={<AccountOverview />}>
          {(account) => <AccountOverview {...account} />}
        </Read>
        <UserAccounts />
      </>
    )
  },
  { prompt: 'account', gap: 'loose' },
)

/** Shows the company of the account and its balances. */
function AccountOverview({ user, customer }: { user?: User; customer?: Customer }) {
  const words = usePortal().messagesOf(peopleMessages)
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
          <Row wrap gap={[4, 12]}>
            {customer ? (
              <Text as="h2" id={nameId} size={16} weight="bold" leading="body" breaks>
                {customer.name || '-'}
              </Text>
            ) : (
              <Text as="div" size={16} leading="body">
                <SkeletonLine width={240} />
              </Text>
            )}
            {user && (
              <span>
                <VisuallyHidden>{words.status}</VisuallyHidden>{' '}
                <Badge tone={user.isActive ? 'positive' : 'critical'}>
                  {user.isActive ? words.active : words.inactive}
                </Badge>
              </span>
            )}
          </Row>
          <Text as={customer ? 'p' : 'div'} tone="muted" size={14} breaks>
            {customer ? addressOf(customer) : <SkeletonLine width={220} />}
          </Text>
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

/** Shows the balances of the account, each with a link to its transactions. */
function AccountBalances({ user }: { user: User | undefined }) {
  const words = usePortal().messagesOf(peopleMessages)
  const isOverdue = user !== undefined && user.overdueBalance > 0
  return (
    <S.Balances>
      <Balance
        name={words.currentBalance}
        amount={user?.currentBalance}
        way={<RouteLink to="/invoices">{words.seeInvoices}</RouteLink>}
      />
      <Balance
        name={words.balance30Days}
        amount={user?.balance30Days}
        way={<RouteLink to="/statements">{words.seeStatements}</RouteLink>}
      />
      <Balance
        name={words.overdueBalance}
        amount={user?.overdueBalance}
        isOverdue={isOverdue}
        way={
          isOverdue ? (
            <PayOrEmail pay={words.payAccount} />
          ) : (
            <RouteLink to="/pay-account">{words.payAccount}</RouteLink>
          )
        }
      />
    </S.Balances>
  )
}

interface BalanceProps {
  name: string
  amount: number | undefined
  isOverdue?: boolean
  way: ReactNode
}

function Balance({ name, amount, isOverdue = false, way }: BalanceProps) {
  const portal = usePortal()
  return (
    <div>
      <dt>{name}</dt>
      <S.Figure data-overdue={isOverdue || undefined}>
        {isOverdue && <CircleAlert size={20} aria-hidden />}
        {amount === undefined ? (
          <Skeleton width="112px" height="1.2em" />
        ) : (
          <span>{figureText(amount, portal.formats.money, portal)}</span>
        )}
      </S.Figure>
      <S.Way>{way}</S.Way>
    </div>
  )
}
