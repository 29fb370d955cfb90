import { SignIn } from '../../../surfaces/SignIn/SignIn'
import type { SignInProps } from '../../../surfaces/SignIn/SignIn'

export type SignInFormProps = Omit<SignInProps, 'isInDialog'>

/** Signs a customer in. */
export function SignInForm(props: SignInFormProps) {
  return <SignIn {...props} />
}
