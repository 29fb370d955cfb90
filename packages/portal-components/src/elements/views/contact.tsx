import { ContactForm } from '../../widgets/ContactForm/ContactForm'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <ContactForm />
