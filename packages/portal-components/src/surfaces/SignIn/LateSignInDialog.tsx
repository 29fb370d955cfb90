import { latePart } from '../../parts/latePart'

/** The dialog of the sign-in, whose code is read when it is first opened. */
export const LateSignInDialog = latePart(async () => (await import('./SignInDialog')).SignInDialog)
