import { createContext, useContext, useLayoutEffect } from 'react'

/** A page that is named by the head of a widget in it, or a dialog that shows its title. */
export interface HeadFrame {
  /** Takes the widget's title; `null` while it is read. */
  onTitle: (title: string | null) => void
  /** The frame shows the title, and the widget does not. */
  isShown: boolean
}

/** The frame of a widget; `null`: the widget stands on a page that has a title of its own. */
export const HeadContext = createContext<HeadFrame | null>(null)

/** Names the page by the head of a widget that shows its title itself. */
export function useHeadTitle(title: string | null) {
  const frame = useContext(HeadContext)
  const onTitle = frame?.isShown ? null : frame?.onTitle
  useLayoutEffect(() => onTitle?.(title), [onTitle, title])
}
