import { words } from './words'

/** Asking for access to an account. */
export const registrationWords = /* @__PURE__ */ words(
  'registration',
  {
    title: 'Register your account',
    intro: 'You need your account number, and the date and reference of your latest statement.',
    account: 'Your account',
    accountNumber: 'Account number',
    accountNumberRequired: 'Enter your current Account Number',
    accountNumberDigits: 'An account number is digits only',
    statementDate: 'Statement date',
    statementDateRequired: 'Enter your latest statement date',
    statementReference: 'Statement reference',
    statementReferenceRequired: 'Enter your latest statement reference',
    you: 'About you',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    signIn: 'How you will sign in',
    username: 'Username',
    usernameRequired: 'Enter a new username',
    password: 'Password',
    confirmPassword: 'Confirm password',
    passwordsMatch: 'Passwords must match',
    submit: 'Register',
    submitting: 'Sending…',
    sent: 'Account registration has been sent successfully',
    sentNext: 'You can sign in as soon as we have opened your access.',
    unsure: 'We could not tell whether your registration was sent: ask us before you send it again',
    toSignIn: 'Go to sign in',
    registered: 'Registered already?',
  },
  {
    sentNext: 'You can sign in as soon as we have set up your access.',
    registered: 'Already registered?',
  },
)
