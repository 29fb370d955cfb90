import type { ElementName } from '../../packages/portal-components/src/elements/elementDefinitions'

/** A widget's page where its source cannot tell. */
export interface WidgetDoc {
  /** The element that is the same widget, after `trade-`. */
  element?: ElementName
  /** Its parts from top to bottom. */
  anatomy: string
  /** Keys beside Tab, Enter and Space. */
  keyboard?: string
  do: string
  dont: string
}

/** Keys that widgets of a kind have in common. */
export const table =
  'Tab goes from row to row, Enter opens one. In a portal’s shell J and K go to the next row and the one before, X selects.'
export const menu =
  'Arrow keys move inside a menu and into its levels, Escape closes it and gives the focus back.'
export const modal = 'Escape closes it; the focus stays inside and returns to what opened it.'
export const form =
  'Enter in a field sends the form. Sent with mistakes, the focus goes to the first field that is wrong.'
