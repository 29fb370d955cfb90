import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'

/** `near`: it may be opened soon, and is rendered out of sight. */
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
 * Holds the open state of a calendar. With the state of React Aria each segment would re-render first, and
 * the calendar after them.
 */
export function CalendarOpening({ isOpenAtFirst, children }: CalendarOpeningProps) {
  const opening = useState<Opening>(isOpenAtFirst ? 'open' : 'closed')
  return <OpeningContext value={opening}>{children}</OpeningContext>
}

/** Use it in the calendar and in its button. */
export const useCalendarOpening = () => use(OpeningContext)
