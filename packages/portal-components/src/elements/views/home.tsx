import { HomeDashboard } from '../../widgets/account/HomeDashboard/HomeDashboard'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <HomeDashboard />
