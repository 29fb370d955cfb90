import { StatementList } from '../../widgets/account/StatementList/StatementList'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <StatementList />
