import { CircleAlert } from 'lucide-react'
import { use } from 'react'
import { styled } from 'styled-components'
import { FieldIdsContext } from './field'
import { errorText } from './field.styles'
import { Text } from '../layout/Layout'

export interface FieldMessagesProps {
  hint?: string | undefined
  error?: string | undefined
}

/** The help text and the error below a field, announced with it. */
export function FieldMessages({ hint, error }: FieldMessagesProps) {
  const ids = use(FieldIdsContext)
  return (
    <>
      {hint && (
        <Text id={ids?.hint} size={14} tone="muted">
          {hint}
        </Text>
      )}
      {error && (
        <ErrorText id={ids?.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorText>
      )}
    </>
  )
}

export const ErrorText = styled.span`
  ${errorText}
`
