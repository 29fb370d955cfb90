import { words } from './words'

/** Said in the place of a widget to whoever is not signed in. */
export const signInPromptWords = /* @__PURE__ */ words('signInPrompt', {
  prices: 'Sign in to see your prices',
  account: 'Sign in to see your account',
})
