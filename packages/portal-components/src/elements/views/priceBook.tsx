import { PriceBook } from '../../widgets/catalogue/PriceBook/PriceBook'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <PriceBook />
