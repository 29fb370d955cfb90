import { CalendarDays } from 'lucide-react'
import { ButtonContext } from 'react-aria-components/Button'
import { useSlottedContext } from 'react-aria-components/slots'
import { useCalendarOpening } from './CalendarOpening'
import * as S from './DateField.styles'

interface CalendarButtonProps {
  /** The control announces its current day. */
  isDescribed: boolean
}

/** Opens the calendar of the surrounding date field. */
export function CalendarButton({ isDescribed }: CalendarButtonProps) {
  const [opening, setOpening] = useCalendarOpening()
  const comeNear = () => {
    if (opening === 'closed') setOpening('near')
  }
  // React Aria provides the name; its press handler would re-render the whole field.
  const { onPress: _, ...named } = useSlottedContext(ButtonContext) ?? {}
  return (
    <S.Open
      {...named}
      slot={null}
      aria-describedby={isDescribed ? named['aria-describedby'] : undefined}
      aria-expanded={opening === 'open' || named['aria-expanded']}
      onHoverStart={comeNear}
      // Touch has no hover.
      onPressStart={comeNear}
      onPress={() => setOpening('open')}
    >
      <CalendarDays size={18} aria-hidden />
    </S.Open>
  )
}
