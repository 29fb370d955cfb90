/** The parts of a page that are looked at. */
export type Check = 'configuration' | 'endpoint' | 'cors' | 'policy' | 'theme' | 'script' | 'page' | 'react'

/** Something that was found out. A fault keeps something from being shown; a hint may, or may later. */
export interface Finding {
  check: Check
  state: 'good' | 'hint' | 'fault'
  says: string
  /** Puts it right. */
  remedy?: string
}

/** Says that something is in order. */
export const good = (check: Check, says: string): Finding => ({ check, state: 'good', says })

/** Says that something may be meant, and may not. */
export const hint = (check: Check, says: string, remedy?: string): Finding => ({
  check,
  state: 'hint',
  says,
  ...(remedy !== undefined && { remedy }),
})

/** Says that something cannot work as it is. */
export const fault = (check: Check, says: string, remedy: string): Finding => ({
  check,
  state: 'fault',
  says,
  remedy,
})
