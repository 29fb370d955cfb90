import { StatementView } from '../../widgets/StatementView/StatementView'
import type { ElementView } from '../elementView'

export const view: ElementView = ({ attribute }) => <StatementView date={attribute('date') ?? ''} />
