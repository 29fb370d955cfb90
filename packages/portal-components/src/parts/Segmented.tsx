import type { ReactNode } from 'react'
import * as S from './Segmented.styles'
import { VisuallyHidden } from './VisuallyHidden'

export interface SegmentedOption {
  id: string
  name: string
  /** Shown instead of the name, which screen readers still read. */
  icon?: ReactNode
}

export interface SegmentedProps {
  /** For screen readers. */
  label: string
  options: readonly SegmentedOption[]
  value: string | null
  onChange: (id: string) => void
}

/** A choice of two or three options, all visible. */
export function Segmented({ options, ...choice }: SegmentedProps) {
  return (
    <S.Group {...choice} isLabelHidden>
      <S.Frame>
        {options.map(({ id, name, icon }) => (
          <S.Option key={id} title={icon ? name : undefined}>
            <S.Face value={id}>
              {icon}
              {icon ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
            </S.Face>
          </S.Option>
        ))}
      </S.Frame>
    </S.Group>
  )
}
