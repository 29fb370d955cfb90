/** Asking for access to an account. */
export const registration = {
  sentNext: 'You can sign in as soon as we have set up your access.',
  registered: 'Already registered?',
}
