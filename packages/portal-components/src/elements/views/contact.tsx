import { ContactForm } from '../../widgets/help/ContactForm/ContactForm'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <ContactForm />
