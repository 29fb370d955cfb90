import { isFluidError, isFluidTransportError } from '@trade-portal/fluid-sdk'
import { useContext, useState } from 'react'
import { usePortal, useMessages } from '../../context/PortalContext'
import { isFocusLost } from '../../hooks/focus'
import { useIsOnline } from '../../hooks/network'
import { errorsMessages } from '../../messages/common'
import { errorMessage } from '../../messages/errorMessage'
import { ErrorState } from '../../parts/ErrorState'
import type { ErrorStateProps } from '../../parts/ErrorState'
import { Row } from '../../parts/layout/Layout'
import { Link } from '../../parts/Link'
import { HeadContext } from '../Widget/HeadContext'

export interface PageFailureProps extends Pick<ErrorStateProps, 'onRetry' | 'wayOut'> {
  error: unknown
  /** Default: that it could not be loaded. */
  title?: string | undefined
  /** Default: the error's own message. */
  message?: string
  /** The level of the title. Default: 2, below the page's own title. */
  heading?: 1 | 2
}

/** Replaces the content of a page that could not be loaded: says what is safe, and where to ask for help. */
export function PageFailure({ error, title, message, heading = 2, ...actions }: PageFailureProps) {
  const { client, messagesOf, settings } = usePortal()
  const words = useMessages(errorsMessages)
  const isOnline = useIsOnline()
  const isPage = useContext(HeadContext)?.isShown === false
  // A widget among others on a host's page leaves the focus where it is.
  const [isFocused] = useState(() => isPage && isFocusFree())
  const [sentence = '', ...details] = (message ?? errorMessage(error, messagesOf)).split('\n')
  const { companyEmail } = client.configuration
  const isHelped = isOnline && companyEmail !== '' && details.length === 0
  return (
    <ErrorState
      {...actions}
      title={title ?? words.couldNotLoad}
      message={[settings.hasCart ? `${sentence} ${words.safe}` : sentence, ...details].join('\n')}
      heading={heading}
      isFocused={isFocused}
      help={
        isHelped && (
          <Row as="p" wrap justify="center" gap={[0, 4]}>
            <span>{words.stuck}</span>
            <Link href={`mailto:${companyEmail}`}>{companyEmail}</Link>
            {isFluidError(error) && (
              <>
                <span>{words.andQuote}</span>
                <b translate="no">{quotable(error)}</b>
              </>
            )}
          </Row>
        )
      }
    />
  )
}

/** Returns whether the focus is nowhere, or where a navigation put it. */
function isFocusFree(): boolean {
  return isFocusLost() || (document.activeElement?.matches('main, h1') ?? false)
}

/** Returns what support needs to find the failed call. */
function quotable(error: { operation: string }): string {
  const status = isFluidTransportError(error) ? error.status : null
  return status === null ? error.operation : `${error.operation} ${status}`
}
