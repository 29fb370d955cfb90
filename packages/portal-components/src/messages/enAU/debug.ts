/** The pages of a development build. */
export const debug = {
  title: 'Debug',
  companyName: 'Company Name',
  companyEmail: 'Company Email',
  abn: 'ABN',
  session: 'Session',
  lastCalls: 'Last calls',
  playground: 'Playground',
  success: 'Show a success notice',
  error: 'Show an error notice',
}
