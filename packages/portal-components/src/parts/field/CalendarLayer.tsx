import type { CalendarDate } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { Activity, createContext, use, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { DateValue } from 'react-aria-components/DateField'
import { DatePickerStateContext } from 'react-aria-components/DatePicker'
import { DialogContext } from 'react-aria-components/Dialog'
import { useSlottedContext } from 'react-aria-components/slots'
import { Calendar } from './Calendar'
import * as S from './DateField.styles'
import { useStableHandler } from '../../hooks/useStableHandler'
import { Surface, TopLayer } from '../TopLayer'

export interface CalendarLayerProps {
  /** The box of the field, which contains the button. */
  triggerRef: RefObject<HTMLElement | null>
  earliest: CalendarDate | null
}

/**
 * The calendar of the surrounding date field: visible while it is open, and rendered out of sight as soon as it may be
 * opened.
 */
export function CalendarLayer({ triggerRef, earliest }: CalendarLayerProps) {
  const picker = use(DatePickerStateContext)
  const dialog = useSlottedContext(DialogContext)
  const [opening, setOpening] = useCalendarOpening()
  const close = () => {
    triggerRef.current?.querySelector('button')?.focus({ preventScroll: true })
    setOpening('closed')
    picker?.close()
  }
  const pick = useStableHandler((day: DateValue) => {
    close()
    picker?.setDateValue(day)
  })
  if (!picker) return null
  // React Aria opens it by keys.
  const isOpen = opening === 'open' || picker.isOpen
  if (!isOpen && opening === 'closed') return null

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Neither the field, a surrounding overlay nor the shortcuts of the page handle these keys.
    event.stopPropagation()
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') goOn(event)
  }
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <TopLayer triggerRef={triggerRef} onClose={close} onKeyDown={handleKeyDown}>
        <Surface
          id={dialog?.id}
          // No dialog while hidden, for code that searches for an open one.
          role={isOpen ? 'dialog' : undefined}
          // Screen readers ignore the rest of the page.
          aria-modal
          aria-labelledby={dialog?.['aria-labelledby']}
        >
          <Calendar
            // Starts at the typed day each time it opens.
            key={picker.dateValue?.toString()}
            value={picker.dateValue}
            onPick={pick}
            earliest={earliest}
          />
        </Surface>
      </TopLayer>
    </Activity>
  )
}

/** Moves the focus within the layer, and from its end to its start. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled, [tabindex="-1"])'),
  ]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  event.preventDefault()
  stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus({ preventScroll: true })
}

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

/** `near`: it may be opened soon, and is rendered out of sight. */
type Opening = 'closed' | 'near' | 'open'

const OpeningContext = createContext<readonly [opening: Opening, setOpening: (opening: Opening) => void]>([
  'closed',
  () => {},
])

export interface CalendarOpeningProps {
  isOpenAtFirst: boolean
  children: ReactNode
}

/**
 * Holds the open state of a calendar. With the state of React Aria each segment would re-render first, and the calendar
 * after them.
 */
export function CalendarOpening({ isOpenAtFirst, children }: CalendarOpeningProps) {
  const opening = useState<Opening>(isOpenAtFirst ? 'open' : 'closed')
  return <OpeningContext value={opening}>{children}</OpeningContext>
}

/** Use it in the calendar and in its button. */
const useCalendarOpening = () => use(OpeningContext)
