import type { ReactNode } from 'react'
import { FieldMessages } from './field/FieldMessages'
import * as S from './Segmented.styles'
import { VisuallyHidden } from './VisuallyHidden'

export interface SegmentedOption {
  id: string
  name: string
  /** Shown instead of the name, which screen readers still read. */
  icon?: ReactNode
}

export interface SegmentedProps {
  label: string
  /** Shows the label, as in a form. Default: only for screen readers. */
  isLabelVisible?: boolean
  options: readonly SegmentedOption[]
  value: string | null
  onChange: (id: string) => void
  onBlur?: () => void
  hint?: string
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** A choice of two or three options, all visible. */
export function Segmented({ isLabelVisible = false, options, hint, error, ...choice }: SegmentedProps) {
  return (
    <S.Group {...choice} hint={hint} error={error} isLabelHidden={!isLabelVisible}>
      <S.Frame data-invalid={error ? true : undefined}>
        {options.map(({ id, name, icon }) => (
          <S.Option key={id} title={icon ? name : undefined}>
            <S.Face value={id}>
              {icon}
              {icon ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
            </S.Face>
          </S.Option>
        ))}
      </S.Frame>
      <FieldMessages hint={hint} error={error} />
    </S.Group>
  )
}
