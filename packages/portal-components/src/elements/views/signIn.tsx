import { SignInForm } from '../../widgets/SignInForm/SignInForm'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <SignInForm />
