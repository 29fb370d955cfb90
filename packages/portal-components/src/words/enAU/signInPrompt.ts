/** Said in the place of a widget to whoever is not signed in. */
export const signInPrompt = {
  prices: 'Sign in to see your prices',
  account: 'Sign in to see your account',
}
