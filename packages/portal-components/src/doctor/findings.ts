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

/** Returns the functions that report findings of one check. */
export const findingsOf = (check: Check) => ({
  good: (says: string): Finding => ({ check, state: 'good', says }),
  hint: (says: string, remedy?: string): Finding => ({
    check,
    state: 'hint',
    says,
    ...(remedy !== undefined && { remedy }),
  }),
  fault: (says: string, remedy: string): Finding => ({ check, state: 'fault', says, remedy }),
})

/** Drops findings with the same sentence: one is enough for forty products of a page. */
export const distinct = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ says }, index) => findings.findIndex((one) => one.says === says) === index)
