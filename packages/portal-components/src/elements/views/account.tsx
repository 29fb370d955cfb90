import { Account } from '../../widgets/account/Account/Account'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <Account />
