/** The checked parts of a page. */
export type Check = 'configuration' | 'endpoint' | 'cors' | 'policy' | 'theme' | 'script' | 'page' | 'react'

/** A finding. A fault breaks something; a hint may, now or later. */
export interface Finding {
  check: Check
  state: 'good' | 'hint' | 'fault'
  says: string
  /** Advice on how to fix it. */
  remedy?: string
}

/** Reports a part in order. */
export const good = (check: Check, says: string): Finding => ({ check, state: 'good', says })

/** Reports a possible mistake. */
export const hint = (check: Check, says: string, remedy?: string): Finding => ({
  check,
  state: 'hint',
  says,
  ...(remedy !== undefined && { remedy }),
})

/** Reports something that cannot work. */
export const fault = (check: Check, says: string, remedy: string): Finding => ({
  check,
  state: 'fault',
  says,
  remedy,
})
