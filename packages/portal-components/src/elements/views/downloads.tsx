import { DownloadList } from '../../widgets/account/DownloadList/DownloadList'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <DownloadList />
