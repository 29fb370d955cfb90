import type { ComponentProps } from 'react'
import type { SelectOption } from './SelectOption'

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  options: readonly SelectOption[]
  value: string | null
  onChoose: (id: string) => void
  placeholder: string
}

/** The browser's own control for the answers of a `Select`, which the browser can fill in. */
export function NativeSelect({ options, value, onChoose, placeholder, ...props }: NativeSelectProps) {
  return (
    <select {...props} value={value ?? ''} onChange={(event) => onChoose(event.currentTarget.value)}>
      {value === null && <option value="">{placeholder}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
