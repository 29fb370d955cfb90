import { CloudOff, RefreshCw } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button'
import * as S from './EmptyState.styles'
import { Text } from './layout/Layout'
import { PartMessages } from './PartMessages'

export interface ErrorStateProps {
  title: string
  /** The first line is the problem and its fix; further lines are details for support. */
  message: string
  onRetry: () => void
  /** An alternative beside Try again, such as a link. */
  wayOut?: ReactNode
  /** Shown instead of a page: the title is a heading of this level, and Try again the page's main action. */
  heading?: 1 | 2
  /** The heading takes the focus once it appears. */
  isFocused?: boolean
  /** The next step if trying again does not help. */
  help?: ReactNode
}

/** Replaces content that could not be loaded. */
export function ErrorState({
  title,
  message,
  onRetry,
  wayOut,
  heading,
  isFocused = false,
  help,
}: ErrorStateProps) {
  const { tryAgain } = use(PartMessages)
  const titleRef = useRef<HTMLParagraphElement>(null)
  const [sentence, ...details] = message.split('\n')

  useEffect(() => {
    if (isFocused) titleRef.current?.focus({ preventScroll: true })
  }, [isFocused])

  return (
    <S.State role="alert">
      <S.Icon aria-hidden data-tone={heading ? undefined : 'critical'}>
        <CloudOff />
      </S.Icon>
      <S.Words>
        <S.Title ref={titleRef} as={heading && `h${heading}`} tabIndex={heading && -1}>
          {title}
        </S.Title>
        <Text as="p" breaks>
          {sentence}
        </Text>
        {details.map((line, index) => (
          <Text key={index} as="p" size={14} breaks>
            {line}
          </Text>
        ))}
      </S.Words>
      <S.Actions data-page={heading && ''}>
        <Button
          tone={heading ? 'primary' : 'secondary'}
          icon={heading && <RefreshCw aria-hidden />}
          onPress={onRetry}
        >
          {tryAgain}
        </Button>
        {wayOut}
      </S.Actions>
      {help && <S.Help>{help}</S.Help>}
    </S.State>
  )
}
