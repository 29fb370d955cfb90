import { HelpfulLinks } from '../../widgets/HelpfulLinks/HelpfulLinks'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <HelpfulLinks />
