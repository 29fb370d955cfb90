import { SearchTypeahead } from '../../widgets/SearchTypeahead/SearchTypeahead'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <SearchTypeahead />
