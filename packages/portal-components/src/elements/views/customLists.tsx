import { CustomLists } from '../../widgets/cart/CustomLists/CustomLists'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <CustomLists />
