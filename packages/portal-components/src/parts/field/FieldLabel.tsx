import { use } from 'react'
import { PartWords } from '../PartWords'
import * as S from './FieldLabel.styles'

export interface FieldLabelProps {
  label: string
  isOptional?: boolean
}

/** A field's label. What may stay empty says so; what must be filled in says nothing. */
export function FieldLabel({ label, isOptional = false }: FieldLabelProps) {
  const { optional } = use(PartWords)
  return (
    <S.Label>
      {label}
      {isOptional && <S.Optional> {optional}</S.Optional>}
    </S.Label>
  )
}
