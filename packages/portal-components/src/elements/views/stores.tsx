import { StoreListing } from '../../widgets/StoreListing/StoreListing'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <StoreListing />
