/** Words that more than one surface uses. */
export const common = {
  printedRows: (printed: number, all: number) =>
    `The first ${printed.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows are printed.`,
  abn: (number: string) => `Tax ID ${number}`,
}

/** Messages of errors, and advice on them. */
export const errors = {
  support: (code: string, operation: string) => `If it keeps happening, tell us this: ${code}, ${operation}`,
  sessionExpired: 'Your session has ended. Sign in to pick up where you left off.',
  notSignedIn: 'Sign in to continue.',
  sessionChanged: 'Someone else has signed in here.',
}
