import { defineMessages } from './defineMessages'

/** The debug pages of a development build. */
export const debugMessages = /* @__PURE__ */ defineMessages(
  'debug',
  {
    title: 'Debug',
    companyName: 'Company Name',
    companyEmail: 'Company Email',
    abn: 'ABN',
    session: 'Session',
    lastCalls: 'Last calls',
    /** `status` is the HTTP status, or 0 without an answer. */
    call: (status: number, ms: string) => `${status === 0 ? 'no answer' : status} · ${ms} ms`,
    playground: 'Playground',
    success: 'Show a success notice',
    error: 'Show an error notice',
  },
  {
    abn: 'Tax ID',
  },
)
