import * as S from './FieldLabel.styles'

export interface FieldLabelProps {
  label: string
  /** Stands behind the label of a field that may stay empty. */
  optionalLabel?: string | undefined
}

/** A field's label. What may stay empty says so; what must be filled in says nothing. */
export function FieldLabel({ label, optionalLabel }: FieldLabelProps) {
  return (
    <S.Label>
      {label}
      {optionalLabel && <S.Optional> {optionalLabel}</S.Optional>}
    </S.Label>
  )
}
