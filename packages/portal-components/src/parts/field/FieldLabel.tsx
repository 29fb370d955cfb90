import { use } from 'react'
import { PartWords } from '../PartWords'
import { FieldIdsContext } from './FieldIds'
import * as S from './FieldLabel.styles'

export interface FieldLabelProps {
  label: string
  isOptional?: boolean
}

/** A field's label. Optional fields are marked; required ones are not. */
export function FieldLabel({ label, isOptional = false }: FieldLabelProps) {
  const { optional } = use(PartWords)
  const ids = use(FieldIdsContext)
  const words = (
    <>
      <span>{label}</span>
      {isOptional && <S.Optional>{` ${optional}`}</S.Optional>}
    </>
  )
  if (ids?.control) {
    return (
      <S.Label id={ids.label} htmlFor={ids.control}>
        {words}
      </S.Label>
    )
  }
  return (
    <S.Label as="span" id={ids?.label} onClick={ids?.onLabelPress}>
      {words}
    </S.Label>
  )
}
