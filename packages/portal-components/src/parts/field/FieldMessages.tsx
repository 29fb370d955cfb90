import { CircleAlert } from 'lucide-react'
import * as S from './FieldMessages.styles'

export interface FieldMessagesProps {
  hint?: string | undefined
  error?: string | undefined
}

/** What stands under a field, read out with it: help, and what is wrong. */
export function FieldMessages({ hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint && <S.Hint slot="description">{hint}</S.Hint>}
      {error && (
        <S.Error>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </S.Error>
      )}
    </>
  )
}
