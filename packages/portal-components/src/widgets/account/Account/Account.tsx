import { useRef, useState } from 'react'
import { customerQuery, userQuery } from '../../../data/account/account'
import { useSignOut } from '../../../data/cart/useSignOut'
import { useRead } from '../../../data/useRead'
import { Button } from '../../../parts/Button'
import { Skeleton } from '../../../parts/Skeleton'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { usePortal } from '../../../context/PortalContext'
import { OpenSignIn } from '../../../surfaces/SignIn/OpenSignIn'
import { useFocusAfter } from '../../../surfaces/TablePage/useFocusAfter'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { Unreachable } from '../../../surfaces/Widget/Unreachable'
import { errorsWords } from '../../../messages/common'
import { shellWords } from '../../../messages/shell'
import { signInWords } from '../../../messages/signIn'
import { signInPromptWords } from '../../../messages/signInPrompt'
import * as S from './Account.styles'

/** Shows the signed-in user with Sign Out, a Sign In button for a visitor, or the state of a session check. */
export const Account = asWidget(
  function Account() {
    const { say, session } = usePortal()
    const frame = useRef<HTMLDivElement>(null)
    // Removing a button would lose the focus.
    useFocusAfter(session.status === 'signedIn', frame)
    useFocusAfter(session.status === 'signedOut', frame)

    if (session.status === 'unreachable') {
      return <Unreachable error={session.error} retry={session.retry} />
    }
    return (
      <S.Row ref={frame} tabIndex={-1}>
        {session.status === 'validating' && <Checking />}
        {session.status === 'signedIn' && (
          <SignedIn key={session.session.username} username={session.session.username} />
        )}
        {session.status === 'signedOut' && (
          <>
            <span role={session.isExpired ? 'status' : undefined}>
              {session.isExpired ? say(errorsWords).sessionExpired : say(signInPromptWords).account}
            </span>
            <OpenSignIn tone="primary" label={say(signInWords).submit} />
          </>
        )}
      </S.Row>
    )
  },
  { prompt: null, isInLine: true },
)

function Checking() {
  const { say } = usePortal()
  return (
    <>
      <span role="status">
        <VisuallyHidden>{say(shellWords).checkingSession}</VisuallyHidden>
      </span>
      <S.Who>
        <Skeleton width={140} height="1.5em" />
        <Skeleton width={180} height="1.5em" />
      </S.Who>
    </>
  )
}

/** The company appears once it is loaded. The name and Sign Out do not wait for it. */
function SignedIn({ username }: { username: string }) {
  const { client, say } = usePortal()
  const user = useRead(userQuery(client))
  const customer = useRead(customerQuery(client))
  const signOut = useSignOut()
  const [isLeaving, setIsLeaving] = useState(false)
  const name = [user.data?.firstName, user.data?.lastName].filter(Boolean).join(' ')

  const leave = async () => {
    setIsLeaving(true)
    await signOut()
    setIsLeaving(false)
  }
  return (
    <>
      <S.Who>
        <strong>{name || username}</strong>
        {customer.data?.name ? (
          <S.Company>{customer.data.name}</S.Company>
        ) : (
          customer.isFetching && <Skeleton width={180} height="1.5em" />
        )}
      </S.Who>
      <Button isPending={isLeaving} onPress={() => void leave()}>
        {say(shellWords).signOut}
      </Button>
    </>
  )
}
