import { Check, Minus } from 'lucide-react'

export interface DataTableCheckProps {
  label: string
  state: 'none' | 'some' | 'all'
  onChange: (isSelected: boolean) => void
  /** Shows the label where rows are cards. */
  isLabelShown?: boolean
}

/** A checkbox in the column of the table itself. */
export function DataTableCheck({ label, state, onChange, isLabelShown = false }: DataTableCheckProps) {
  return (
    <label data-check>
      <span data-box>
        <input
          ref={state === 'some' ? markPartly : markWhole}
          type="checkbox"
          aria-label={label}
          checked={state === 'all'}
          onChange={(event) => onChange(event.target.checked)}
        />
        {state === 'all' && <Check aria-hidden />}
        {state === 'some' && <Minus aria-hidden />}
      </span>
      {isLabelShown && (
        <span data-words aria-hidden>
          {label}
        </span>
      )}
    </label>
  )
}

// Stable functions, because React calls a new ref function on each render.
function markPartly(input: HTMLInputElement | null) {
  if (input) input.indeterminate = true
}
function markWhole(input: HTMLInputElement | null) {
  if (input) input.indeterminate = false
}
