import { SignInForm } from '../../widgets/account/SignInForm/SignInForm'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <SignInForm />
