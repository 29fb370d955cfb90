import { Clock } from 'lucide-react'
import type { FieldProps } from '../../../parts/field/fieldProps'
import { lateField } from '../../../parts/field/lateField'
import { QuickChoice } from '../../../parts/field/QuickChoice'
import { usePortal } from '../../../context/PortalContext'
import { checkoutWords } from '../../../messages/checkout'

const TimeField = lateField(async () => (await import('../../../parts/field/TimeField')).TimeField)

export interface RequiredTimeProps extends FieldProps<string> {
  /** `HH:mm`, or empty. */
  value: string
  onChange: (time: string) => void
}

/** The time the goods are wanted at: a usual one, or any other. */
export function RequiredTime(field: RequiredTimeProps) {
  const words = usePortal().say(checkoutWords)
  const options = Object.entries(words.usualTimes).map(([id, name]) => ({ id, name }))
  return (
    <QuickChoice
      {...field}
      options={options}
      other={{ name: words.anotherTime, icon: <Clock aria-hidden /> }}
    >
      {() => <TimeField {...field} />}
    </QuickChoice>
  )
}
