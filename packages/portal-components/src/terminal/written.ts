import type { Finding } from '../doctor/findings'

const SIGNS = { good: '✓', hint: '!', fault: '✗' } as const

/** The findings as lines: a sign, what was found, and below it what puts it right. */
export function written(findings: readonly Finding[]): string {
  const checks = [...new Set(findings.map(({ check }) => check))]
  const blocks = checks.map((check) => {
    const own = findings.filter((finding) => finding.check === check)
    return [check, ...own.flatMap(linesOf)].join('\n')
  })
  return [...blocks, summaryOf(findings)].join('\n\n')
}

function linesOf({ state, says, remedy }: Finding): string[] {
  return [`  ${SIGNS[state]} ${says}`, ...(remedy === undefined ? [] : [`    ${remedy}`])]
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (state: Finding['state'], one: string) => {
    const { length } = findings.filter((finding) => finding.state === state)
    return `${length} ${one}${length === 1 ? '' : 's'}`
  }
  return `${count('fault', 'fault')}, ${count('hint', 'hint')}`
}
