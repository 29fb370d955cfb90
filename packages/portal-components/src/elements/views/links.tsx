import { HelpfulLinks } from '../../widgets/help/HelpfulLinks/HelpfulLinks'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <HelpfulLinks />
