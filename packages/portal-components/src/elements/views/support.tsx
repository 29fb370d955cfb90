import { SupportForm } from '../../widgets/SupportForm/SupportForm'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <SupportForm />
