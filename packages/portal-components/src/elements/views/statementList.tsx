import { StatementList } from '../../widgets/StatementList/StatementList'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <StatementList />
