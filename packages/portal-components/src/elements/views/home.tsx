import { HomeDashboard } from '../../widgets/HomeDashboard/HomeDashboard'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <HomeDashboard />
