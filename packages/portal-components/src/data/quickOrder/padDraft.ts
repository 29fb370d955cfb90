import { isRecord, listOf, text } from '../../context/stored/checks'
import type { Check } from '../../context/stored/checks'

/** The stored pad, shared by all tabs of a customer. */
export interface PadDraft {
  text: string
  /** Lines being added to the cart, in any tab. */
  underWay: string[]
  /** Lines that may or may not have been added. */
  unsure: string[]
}

export const padDraft: Check<PadDraft> = (value) =>
  isRecord(value) && typeof value.text === 'string'
    ? { text: value.text, underWay: lines(value.underWay), unsure: lines(value.unsure) }
    : null

/** The first version stored the lines as JSON within JSON. */
function lines(stored: unknown): string[] {
  try {
    return listOf(text)(typeof stored === 'string' ? JSON.parse(stored) : stored) ?? []
  } catch {
    return []
  }
}
