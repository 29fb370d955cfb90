import type { FieldProps } from '../../../parts/field/fieldProps'
import { Switch } from '../../../parts/Switch'
import * as S from './SubUserForm.styles'

/** A switch as an answer of the form, which is in force once that is saved. */
export function EnableSwitch({ label, value, onChange }: FieldProps<boolean>) {
  return (
    <S.Enable>
      <Switch isSelected={value ?? false} onChange={(isOn) => onChange?.(isOn)}>
        {label}
      </Switch>
    </S.Enable>
  )
}
