import { AccountAdmin } from '../../widgets/AccountAdmin/AccountAdmin'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <AccountAdmin />
