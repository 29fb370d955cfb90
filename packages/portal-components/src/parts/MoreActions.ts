import { createContext } from 'react'
import type { ReactNode } from 'react'

/** An entry of a menu of actions. */
export interface MoreAction {
  id: string
  name: string
  icon?: ReactNode
  isDisabled?: boolean
  onAction: () => void
}

export interface MoreActionsValue {
  /** The accessible name of the button and of its menu. */
  label: string
  actions: readonly MoreAction[]
}

/** The actions of the surrounding menu, whose code is loaded later. */
export const MoreActions = createContext<MoreActionsValue>({ label: '', actions: [] })
