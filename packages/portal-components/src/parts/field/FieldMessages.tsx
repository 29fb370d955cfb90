import { CircleAlert } from 'lucide-react'
import * as S from './FieldMessages.styles'

export interface FieldMessagesProps {
  hint?: string | undefined
  error?: string | undefined
}

/** Help and errors under a field, read out with it. */
export function FieldMessages({ hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint && <S.Hint slot="description">{hint}</S.Hint>}
      {error && (
        <S.Error slot="errorMessage">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </S.Error>
      )}
    </>
  )
}
