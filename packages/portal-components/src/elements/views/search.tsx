import { SearchTypeahead } from '../../widgets/catalogue/SearchTypeahead/SearchTypeahead'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <SearchTypeahead />
