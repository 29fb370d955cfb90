import { SupportForm } from '../../widgets/help/SupportForm/SupportForm'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <SupportForm />
