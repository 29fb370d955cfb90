import { token } from '@trade-portal/theme'
import { use } from 'react'
import { styled } from 'styled-components'
import { FieldIdsContext } from './field'
import { Text } from '../layout/Layout'
import { PartMessages } from '../PartMessages'

export interface FieldLabelProps {
  label: string
  isOptional?: boolean
}

/** A field's label. Optional fields are marked; required ones are not. */
export function FieldLabel({ label, isOptional = false }: FieldLabelProps) {
  const { optional } = use(PartMessages)
  const ids = use(FieldIdsContext)
  const words = (
    <>
      <span>{label}</span>
      {isOptional && (
        <Text tone="muted" weight="regular">
          {` ${optional}`}
        </Text>
      )}
    </>
  )
  if (ids?.control) {
    return (
      <Label id={ids.label} htmlFor={ids.control}>
        {words}
      </Label>
    )
  }
  return (
    <Label as="span" id={ids?.label} onClick={ids?.onLabelPress}>
      {words}
    </Label>
  )
}

export const Label = styled.label`
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
  overflow-wrap: anywhere;
`
