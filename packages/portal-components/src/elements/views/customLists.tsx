import { CustomLists } from '../../widgets/CustomLists/CustomLists'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <CustomLists />
