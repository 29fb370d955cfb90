/** Statements, and what the account owes by age. */
export const statements = {
  otherBalance: 'Not itemized on this statement',
}
