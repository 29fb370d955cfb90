import { CustomList } from '../../widgets/cart/CustomList/CustomList'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ attribute }) => <CustomList listId={attribute('list') ?? ''} />
