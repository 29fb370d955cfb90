import { createContext, useContext, useLayoutEffect } from 'react'

/** A page named after a widget's title, or a dialog that shows the title. */
export interface HeadFrame {
  /** Receives the widget's title; `null` while it loads. */
  onTitle: (title: string | null) => void
  /** The frame shows the title instead of the widget. */
  isShown: boolean
}

/** The frame of a widget, or `null` on a page with its own title. */
export const HeadContext = createContext<HeadFrame | null>(null)

/** Names the page, for a widget that renders its own title. */
export function useHeadTitle(title: string | null) {
  const frame = useContext(HeadContext)
  const onTitle = frame?.isShown ? null : frame?.onTitle
  useLayoutEffect(() => onTitle?.(title), [onTitle, title])
}
