import { isRecord, listOf, text } from '../../context/stored/checks'
import type { Check } from '../../context/stored/checks'

/** The pad as it is stored: one for all tabs of a customer. */
export interface PadDraft {
  text: string
  /** Lines under way to the cart, in whichever tab. */
  underWay: string[]
  /** Lines of which nobody can tell whether they were added. */
  unsure: string[]
}

export const padDraft: Check<PadDraft> = (value) =>
  isRecord(value) && typeof value.text === 'string'
    ? { text: value.text, underWay: lines(value.underWay), unsure: lines(value.unsure) }
    : null

/** The lines were stored as JSON within JSON at first. */
function lines(stored: unknown): string[] {
  try {
    return listOf(text)(typeof stored === 'string' ? JSON.parse(stored) : stored) ?? []
  } catch {
    return []
  }
}
