import { CalendarDays } from 'lucide-react'
import { ButtonContext } from 'react-aria-components/Button'
import { useSlottedContext } from 'react-aria-components/slots'
import { useCalendarOpening } from './CalendarOpening'
import * as S from './DateField.styles'

interface CalendarButtonProps {
  /** The control says the day that it holds. */
  isDescribed: boolean
}

/** Opens the calendar of the date field around it. */
export function CalendarButton({ isDescribed }: CalendarButtonProps) {
  const [opening, setOpening] = useCalendarOpening()
  const comeNear = () => {
    if (opening === 'closed') setOpening('near')
  }
  // Of the field, which names it; its press would have all of the field drawn anew.
  const { onPress: _, ...named } = useSlottedContext(ButtonContext) ?? {}
  return (
    <S.Open
      {...named}
      slot={null}
      aria-describedby={isDescribed ? named['aria-describedby'] : undefined}
      aria-expanded={opening === 'open' || named['aria-expanded']}
      onHoverStart={comeNear}
      // A finger hovers over nothing.
      onPressStart={comeNear}
      onPress={() => setOpening('open')}
    >
      <CalendarDays size={18} aria-hidden />
    </S.Open>
  )
}
