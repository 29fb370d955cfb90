import type { PortalPath } from '../../../context/routes'

/** A key of the page, without modifiers. */
export type Shortcut =
  { does: 'help' | 'search' | 'begin' | 'next' | 'previous' | 'select' } | { does: 'go'; to: PortalPath }

/** Milliseconds in which a second key belongs to the `g` before it. */
export const SEQUENCE_MS = 1500

/** Places that `g` and a letter lead to. */
export const places: Readonly<Record<string, PortalPath>> = {
  o: '/orders',
  c: '/cart',
  i: '/invoices',
  l: '/custom-lists',
}

const single: Readonly<Record<string, Shortcut>> = {
  '?': { does: 'help' },
  '/': { does: 'search' },
  g: { does: 'begin' },
  j: { does: 'next' },
  k: { does: 'previous' },
  x: { does: 'select' },
}

/** The shortcut of a key, alone or after `g`; `null`: it is none. */
export function shortcutOf(key: string, isAfterG: boolean): Shortcut | null {
  const to = isAfterG && Object.hasOwn(places, key) ? places[key] : undefined
  if (to !== undefined) return { does: 'go', to }
  return (Object.hasOwn(single, key) && single[key]) || null
}

/** Tells whether a key belongs to what has the focus, or to a dialog or list that is open over the page. */
export function isTaken(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented) return true
  const [target] = event.composedPath()
  const typesIn =
    'input:not([type=checkbox], [type=button]), textarea, select, [contenteditable], [role=listbox], [role=menu], [role=combobox], [role=radiogroup], [aria-haspopup=listbox]'
  if (target instanceof Element && target.closest(typesIn)) return true
  return isCovered()
}

/** Returns whether a key asks for the recent messages. It may come from a field, which has no use for it. */
export const isMessagesKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key === 'F6' && !altKey && !ctrlKey && !metaKey && !shiftKey && !isCovered()

const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
