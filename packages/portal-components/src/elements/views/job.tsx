import { JobView } from '../../widgets/orders/JobView/JobView'
import type { ElementView } from '../elementView'
import { followed } from '../followed'

export const view: ElementView = (element) => (
  <JobView
    name={element.attribute('name') ?? ''}
    {...followed(element, 'from', (from, onFromChange) => ({ from, onFromChange }))}
  />
)
