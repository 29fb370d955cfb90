import { StoreListing } from '../../widgets/help/StoreListing/StoreListing'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <StoreListing />
