/** The account and the people who may sign in for it. */
export const people = {
  mobile: 'Cell phone',
  none: 'No one can sign in to this account yet.',
  mobileNumber: 'Cell Phone Number',
  ownUsername: 'You are signed in with this name, so you cannot change it here.',
  removeNote: (name: string, username: string) =>
    `${name} (${username}) will no longer be able to sign in. This action cannot be undone.`,
  removeOwn: 'This is your own account. Only someone else can delete it.',
  lastAdmin: (name: string) =>
    `${name} is the last administrator who can sign in. Without one, this account has no one to manage its users.`,
}
