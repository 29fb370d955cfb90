import { isLabel } from '@trade-portal/fluid-sdk'
import type { WidgetEntry } from '@trade-portal/fluid-sdk'
import { linkAddress } from './linkAddress'

export interface ExternalLinkEntry {
  label: string
  /** `null`: it is shown, and leads nowhere. */
  href: string | null
}

/**
 * The links that lead out of the portal among a menu's entries. They stand in the account menu, which the entry
 * 'my account' has to allow.
 */
export function externalLinks(entries: WidgetEntry[]): ExternalLinkEntry[] {
  if (!hasEntry(entries, 'my account')) return []
  return entries
    .filter(({ type, label }) => type === 'link' && label !== '')
    .map(({ label, value }) => ({ label, href: linkAddress(value) }))
}

/** Tells whether a menu has an enabled entry of this label, whatever its case. */
export function hasEntry(entries: WidgetEntry[], label: string): boolean {
  return entries.some((entry) => isLabel(entry, label))
}
