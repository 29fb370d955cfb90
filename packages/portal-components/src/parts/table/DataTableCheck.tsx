import { Check, Minus } from 'lucide-react'
import * as S from './DataTableCheck.styles'

export interface DataTableCheckProps {
  label: string
  state: 'none' | 'some' | 'all'
  onChange: (isSelected: boolean) => void
  /** Shows the label where rows are cards. */
  isLabelShown?: boolean
}

/** A box of the table's own column. Plain elements: thousands of rows may have one. */
export function DataTableCheck({ label, state, onChange, isLabelShown = false }: DataTableCheckProps) {
  return (
    <S.Check>
      <S.Box>
        <S.Input
          ref={(input) => {
            if (input) input.indeterminate = state === 'some'
          }}
          type="checkbox"
          aria-label={label}
          checked={state === 'all'}
          onChange={(event) => onChange(event.target.checked)}
        />
        {state === 'all' && <Check aria-hidden />}
        {state === 'some' && <Minus aria-hidden />}
      </S.Box>
      {isLabelShown && <S.Words aria-hidden>{label}</S.Words>}
    </S.Check>
  )
}
