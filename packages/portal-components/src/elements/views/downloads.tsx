import { DownloadList } from '../../widgets/DownloadList/DownloadList'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <DownloadList />
