import { words } from './words'

/** Faults of the page, for whoever builds it. */
export const doctorWords = /* @__PURE__ */ words('doctor', {
  title: 'What keeps this page from working',
  again: 'Check again',
  noFault: 'Nothing keeps the elements from being shown.',
  faults: (count: number) => (count === 1 ? '1 fault found' : `${count} faults found`),
  inOrder: (count: number) => `In order: ${count}`,
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
