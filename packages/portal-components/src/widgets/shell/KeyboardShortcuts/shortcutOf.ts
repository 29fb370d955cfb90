import type { PortalPath } from '../../../context/routes'

/** A key of the page, without modifiers. */
export type Shortcut =
  { does: 'help' | 'search' | 'begin' | 'next' | 'previous' | 'select' } | { does: 'go'; to: PortalPath }

/** Milliseconds within which a second key combines with a preceding `g`. */
export const SEQUENCE_MS = 1500

/** Routes for `g` and a letter. */
export const routes: Readonly<Record<string, PortalPath>> = {
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

/** Returns the shortcut of a key, alone or after `g`, or `null`. */
export function shortcutOf(key: string, isAfterG: boolean): Shortcut | null {
  const to = isAfterG && Object.hasOwn(routes, key) ? routes[key] : undefined
  if (to !== undefined) return { does: 'go', to }
  return (Object.hasOwn(single, key) && single[key]) || null
}

/** Returns true if the key belongs to the focused element, or to an open dialog or list. */
export function isTaken(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented) return true
  const [target] = event.composedPath()
  const typesIn =
    'input:not([type=checkbox], [type=button]), textarea, select, [contenteditable], [role=listbox], [role=menu], [role=combobox], [role=radiogroup], [aria-haspopup=listbox]'
  if (target instanceof Element && target.closest(typesIn)) return true
  return isCovered()
}

/** Returns true if the key opens the recent notices. It also works in a field, which has no use for it. */
export const isMessagesKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key === 'F6' && !altKey && !ctrlKey && !metaKey && !shiftKey && !isCovered()

const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
