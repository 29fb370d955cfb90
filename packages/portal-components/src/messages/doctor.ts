import { defineMessages } from './defineMessages'

/** Faults of a page, for its developer. */
export const doctorMessages = /* @__PURE__ */ defineMessages('doctor', {
  title: 'What’s stopping this page from working',
  again: 'Check again',
  noFault: 'Nothing is stopping the elements from showing.',
  faults: (count: number) => (count === 1 ? '1 fault found' : `${count} faults found`),
  inOrder: (count: number) => `Passed: ${count}`,
  states: { fault: 'Fault', hint: 'Hint' },
  checks: {
    configuration: 'Configuration',
    cors: 'Other origins (CORS)',
    endpoint: 'Back end',
    page: 'Page',
    policy: 'Content Security Policy',
    react: 'React',
    script: 'Script',
    theme: 'Theme',
  },
})
