import { token } from '@trade-portal/theme'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { customerQuery, userQuery } from '../../../data/account/account'
import { useSignOut } from '../../../data/cart/useSignOut'
import { useRead } from '../../../data/useRead'
import { errorsMessages, signInPromptMessages } from '../../../messages/common'
import { shellMessages } from '../../../messages/shell'
import { signInMessages } from '../../../messages/signIn'
import { Button } from '../../../parts/Button'
import { Stack, Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { OpenSignIn } from '../../../surfaces/SignIn/OpenSignIn'
import { useFocusAfter } from '../../../surfaces/TablePage/useFocusAfter'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { Unreachable } from '../../../surfaces/Widget/Unreachable'

/** Shows the signed-in user with Sign Out, a Sign In button for a visitor, or the state of a session check. */
export const Account = asWidget(
  function Account() {
    const { session } = usePortal()
    const errors = useMessages(errorsMessages)
    const signInPrompt = useMessages(signInPromptMessages)
    const signIn = useMessages(signInMessages)
    const frame = useRef<HTMLDivElement>(null)
    // Removing a button would lose the focus.
    useFocusAfter(session.status === 'signedIn', frame)
    useFocusAfter(session.status === 'signedOut', frame)

    if (session.status === 'unreachable') {
      return <Unreachable error={session.error} retry={session.retry} />
    }
    return (
      <Frame ref={frame} tabIndex={-1}>
        {session.status === 'validating' && <Checking />}
        {session.status === 'signedIn' && (
          <SignedIn key={session.session.username} username={session.session.username} />
        )}
        {session.status === 'signedOut' && (
          <>
            <span role={session.isExpired ? 'status' : undefined}>
              {session.isExpired ? errors.sessionExpired : signInPrompt.account}
            </span>
            <OpenSignIn tone="primary" label={signIn.submit} />
          </>
        )}
      </Frame>
    )
  },
  { prompt: null, isInLine: true },
)

function Checking() {
  const words = useMessages(shellMessages)
  return (
    <>
      <span role="status">
        <VisuallyHidden>{words.checkingSession}</VisuallyHidden>
      </span>
      <Stack>
        <Skeleton width={140} height="1.5em" />
        <Skeleton width={180} height="1.5em" />
      </Stack>
    </>
  )
}

/** The company appears once it is loaded. The name and Sign Out do not wait for it. */
function SignedIn({ username }: { username: string }) {
  const { client } = usePortal()
  const words = useMessages(shellMessages)
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
      <Stack>
        <Text as="strong" breaks>
          {name || username}
        </Text>
        {customer.data?.name ? (
          <Text tone="muted" size={14} breaks>
            {customer.data.name}
          </Text>
        ) : (
          customer.isFetching && <Skeleton width={180} height="1.5em" />
        )}
      </Stack>
      <Button isPending={isLeaving} onPress={() => void leave()}>
        {words.signOut}
      </Button>
    </>
  )
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};

  /* Receives the focus when a button is removed; not interactive itself. */
  &:focus {
    outline: none;
  }
`
