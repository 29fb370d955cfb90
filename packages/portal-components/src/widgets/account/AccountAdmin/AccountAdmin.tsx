import { customerQuery, userQuery } from '../../../data/account/account'
import { together, useRead } from '../../../data/useRead'
import { usePortal } from '../../../context/PortalContext'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { AccountOverview } from './AccountOverview'
import { UserAccounts } from './UserAccounts'
import { peopleWords } from '../../../messages/people'

/** Shows the account: its company, its balances, and the users who may sign in. */
export const AccountAdmin = asWidget(
  function AccountAdmin() {
    const { client, say } = usePortal()
    const words = say(peopleWords)
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
