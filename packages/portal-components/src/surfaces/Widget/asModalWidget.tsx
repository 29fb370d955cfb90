import type { ComponentType } from 'react'
import { Modal } from '../../parts/Modal'
import { StyleIsolation } from '../../parts/StyleIsolation'
import { usePortal, useMessages } from '../../context/PortalContext'
import { LazySignInDialog, OpenSignIn } from '../SignIn/OpenSignIn'
import { Unreachable } from './Unreachable'
import { WidgetBoundary } from './WidgetBoundary'
import { signInPromptMessages } from '../../messages/common'
import { signInMessages } from '../../messages/signIn'

/** A modal that a host opens over its own page. */
export interface ModalWidgetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Turns a modal into a widget. A visitor signs in first and then finds it open. An error in it leaves the host's page
 * intact.
 */
export function asModalWidget<Props extends ModalWidgetProps>(Content: ComponentType<Props>) {
  const ModalWidget = (props: Props) => {
    const { areFailuresThrown, session } = usePortal()
    const content = session.status === 'signedIn' ? <Content {...props} /> : <BeforeSession {...props} />
    return (
      <StyleIsolation>
        {areFailuresThrown ? content : <WidgetBoundary>{content}</WidgetBoundary>}
      </StyleIsolation>
    )
  }
  ModalWidget.displayName = Content.displayName ?? Content.name
  return ModalWidget
}

/** Replaces the modal while no one is signed in. */
function BeforeSession({ isOpen, onOpenChange }: ModalWidgetProps) {
  const { session, signInRoute } = usePortal()
  const signIn = useMessages(signInMessages)
  const signInPrompt = useMessages(signInPromptMessages)
  const frame = { isOpen, onOpenChange, title: signIn.title, size: 'small' } as const
  if (!isOpen || session.status === 'validating') return null
  if (session.status === 'unreachable') {
    return (
      <Modal {...frame}>
        <Unreachable error={session.error} retry={session.retry} />
      </Modal>
    )
  }
  if (signInRoute !== undefined) {
    return (
      <Modal {...frame} footer={<OpenSignIn tone="primary" label={signIn.submit} />}>
        {signInPrompt.prices}
      </Modal>
    )
  }
  // A new session unmounts this dialog and mounts the modal.
  return <LazySignInDialog isOpen onOpenChange={onOpenChange} onSignedIn={() => undefined} />
}
