import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'

/** `near`: somebody is about to open it, and it is drawn out of sight meanwhile. */
export type Opening = 'closed' | 'near' | 'open'

const OpeningContext = createContext<readonly [opening: Opening, setOpening: (opening: Opening) => void]>([
  'closed',
  () => {},
])

export interface CalendarOpeningProps {
  isOpenAtFirst: boolean
  children: ReactNode
}

/**
 * Knows whether the calendar of a field is open. React Aria's own state of that has all of the field drawn anew, part by
 * part, and the calendar waits for it.
 */
export function CalendarOpening({ isOpenAtFirst, children }: CalendarOpeningProps) {
  const opening = useState<Opening>(isOpenAtFirst ? 'open' : 'closed')
  return <OpeningContext value={opening}>{children}</OpeningContext>
}

/** Use for what opens the calendar, and for the calendar. */
export const useCalendarOpening = () => use(OpeningContext)
