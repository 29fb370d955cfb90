import { createContext } from 'react'

/** Takes the title of a widget that stands in a dialog, which shows it in its own head; `null`: the widget shows it itself. */
export const FrameTitle = createContext<((title: string | null) => void) | null>(null)
