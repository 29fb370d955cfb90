import type { ThemeVariable } from './variables'

/** The value that the theme wrote to one variable, and the merchant's value before it. */
export interface Written {
  value: string
  /** The merchant's own text, '' when unset. */
  original: string
  /** The original was in the element's own style attribute, where the write has replaced it. */
  wasInline: boolean
}

/**
 * The variable that records the theme's writes on an element. It is a style variable because it is inherited like
 * the writes: a theme root inside another one, even of another copy of this package, can distinguish the outer one's
 * writes from a merchant's own.
 */
export const recordVariable = '--trade-theme-written'

export type WrittenRecord = Map<ThemeVariable, Written>

export function formatRecord(record: WrittenRecord): string {
  const entries = [...record].map(
    ([variable, { value, original, wasInline }]) =>
      // The merchant's text may be no colour, and may contain any character.
      `${variable}=${value}<${encodeURIComponent(original)}<${wasInline ? 'inline' : ''}`,
  )
  return `"${entries.join(';')}"`
}

export function parseRecord(text: string): WrittenRecord {
  const record: WrittenRecord = new Map()
  for (const entry of text.trim().slice(1, -1).split(';')) {
    const [variable, rest] = entry.split('=')
    if (!variable || rest === undefined) continue
    const [value = '', original = '', place = ''] = rest.split('<')
    record.set(variable as ThemeVariable, {
      value,
      original: decodeURIComponent(original),
      wasInline: place === 'inline',
    })
  }
  return record
}
