import { PriceBook } from '../../widgets/PriceBook/PriceBook'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <PriceBook />
