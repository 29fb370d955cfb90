import { CircleAlert } from 'lucide-react'
import { use } from 'react'
import { FieldIdsContext } from './FieldIds'
import * as S from './FieldMessages.styles'

export interface FieldMessagesProps {
  hint?: string | undefined
  error?: string | undefined
}

/** The help text and the error below a field, announced with it. */
export function FieldMessages({ hint, error }: FieldMessagesProps) {
  const ids = use(FieldIdsContext)
  return (
    <>
      {hint && <S.Hint id={ids?.hint}>{hint}</S.Hint>}
      {error && (
        <S.Error id={ids?.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </S.Error>
      )}
    </>
  )
}
