import { RegistrationForm } from '../../widgets/account/RegistrationForm/RegistrationForm'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <RegistrationForm />
