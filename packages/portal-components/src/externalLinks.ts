import { isLabel } from '@trade-portal/fluid-sdk'
import type { WidgetEntry } from '@trade-portal/fluid-sdk'

export interface ExternalLinkEntry {
  label: string
  href: string
}

/**
 * The links that lead out of the portal among a menu's entries. They stand in the account menu, which the entry
 * 'my account' has to allow; only http(s) addresses are followed.
 */
export function externalLinks(entries: WidgetEntry[]): ExternalLinkEntry[] {
  if (!hasEntry(entries, 'my account')) return []
  return entries
    .filter(({ type, value }) => type === 'link' && /^https?:\/\//i.test(value.trim()))
    .map(({ label, value }) => ({ label, href: value.trim() }))
}

/** Whether a menu has an enabled entry of this label, whatever its case. */
export function hasEntry(entries: WidgetEntry[], label: string): boolean {
  return entries.some((entry) => isLabel(entry, label))
}
