import { StatementView } from '../../widgets/account/StatementView/StatementView'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ attribute }) => <StatementView date={attribute('date') ?? ''} />
