import { RegistrationForm } from '../../widgets/RegistrationForm/RegistrationForm'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <RegistrationForm />
