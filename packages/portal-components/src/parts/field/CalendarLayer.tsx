import type { CalendarDate } from '@internationalized/date'
import { use } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { DatePickerStateContext } from 'react-aria-components/DatePicker'
import { DialogContext } from 'react-aria-components/Dialog'
import { useSlottedContext } from 'react-aria-components/slots'
import { TopLayer } from '../TopLayer'
import { Surface } from '../TopLayer.styles'
import { Calendar } from './Calendar'

export interface CalendarLayerProps {
  /** The box of the field, with the button that opens it. */
  triggerRef: RefObject<HTMLElement | null>
  earliest: CalendarDate | null
}

/** The calendar of the date field around it, while it is open. */
export function CalendarLayer({ triggerRef, earliest }: CalendarLayerProps) {
  const picker = use(DatePickerStateContext)
  const dialog = useSlottedContext(DialogContext)
  if (!picker?.isOpen) return null

  const leave = () => triggerRef.current?.querySelector('button')?.focus({ preventScroll: true })
  const close = () => {
    leave()
    picker.close()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The field, an overlay around it and the page's shortcuts have none of these keys.
    event.stopPropagation()
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') goOn(event)
  }
  return (
    <TopLayer triggerRef={triggerRef} onClose={close} onKeyDown={handleKeyDown}>
      <Surface
        id={dialog?.id}
        role="dialog"
        // A screen reader keeps to it.
        aria-modal
        aria-labelledby={dialog?.['aria-labelledby']}
      >
        <Calendar
          value={picker.dateValue}
          onPick={(day) => {
            leave()
            picker.setDateValue(day)
          }}
          earliest={earliest}
        />
      </Surface>
    </TopLayer>
  )
}

/** Takes the focus on within the layer, and from its end to its beginning. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled, [tabindex="-1"])'),
  ]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  event.preventDefault()
  stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus({ preventScroll: true })
}
