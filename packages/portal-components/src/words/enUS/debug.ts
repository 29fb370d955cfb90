/** The pages of a development build. */
export const debug = {
  title: 'Debug',
  companyName: 'Company Name',
  companyEmail: 'Company Email',
  abn: 'Tax ID',
  session: 'Session',
  lastCalls: 'Last calls',
  /** The status of HTTP; 0 for none. */
  call: (status: number, ms: string) => `${status === 0 ? 'no answer' : status} · ${ms} ms`,
  playground: 'Playground',
  success: 'Show a success notice',
  error: 'Show an error notice',
}
