import { AccountAdmin } from '../../widgets/account/AccountAdmin/AccountAdmin'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <AccountAdmin />
