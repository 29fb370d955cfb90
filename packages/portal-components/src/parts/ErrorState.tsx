import { CloudOff } from 'lucide-react'
import { use } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button'
import * as S from './EmptyState.styles'
import { Row, Text } from './layout/Layout'
import { PartMessages } from './PartMessages'

export interface ErrorStateProps {
  title: string
  /** The first line is the problem and its fix; further lines are details for support. */
  message: string
  onRetry: () => void
  /** An alternative beside Try again, such as a link. */
  wayOut?: ReactNode
}

/** Replaces content that could not be loaded. */
export function ErrorState({ title, message, onRetry, wayOut }: ErrorStateProps) {
  const { tryAgain } = use(PartMessages)
  const [sentence, ...details] = message.split('\n')
  return (
    <S.State role="alert">
      <S.Icon aria-hidden data-tone="critical">
        <CloudOff />
      </S.Icon>
      <S.Words>
        <S.Title>{title}</S.Title>
        <Text as="p" breaks>
          {sentence}
        </Text>
        {details.map((line, index) => (
          <Text key={index} as="p" size={14} breaks>
            {line}
          </Text>
        ))}
      </S.Words>
      <Row gap={12} align="stretch" justify="center" wrap>
        <Button onPress={onRetry}>{tryAgain}</Button>
        {wayOut}
      </Row>
    </S.State>
  )
}
