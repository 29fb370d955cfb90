import { defineMessages } from './defineMessages'

/** Signing in. */
export const signInMessages = /* @__PURE__ */ defineMessages('signIn', {
  title: 'Welcome to your Trade Portal',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  tagline: 'Your prices, orders, invoices and statements in one place',
  hidePassword: 'Hide password',
  rememberMe: 'Remember Me',
  forgotPassword: 'Forgot password?',
  forgotPasswordSubject: 'Forgotten password for the trade portal',
  newcomer: 'New to the portal?',
  register: 'Register',
  registerSubject: 'Access to the trade portal',
  submit: 'Sign in',
  submitting: 'Signing in…',
  usernameRequired: 'Enter your username',
  passwordRequired: 'Enter your password',
  failed: 'We couldn’t sign you in. Check your username and password.',
  help: 'Need a hand?',
  notKept:
    'Your username and password are right, but the server didn’t keep you signed in. Try again in a moment.',
})
