import { Account } from '../../widgets/Account/Account'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <Account />
