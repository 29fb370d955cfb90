import type { ElementInput, ElementView } from '../elementView'
import { useItem, view as Add } from './add'

export const view: ElementView = (element) => <Tally {...element} />

function Tally(element: ElementInput) {
  return useItem(element)?.isTally ? <Add {...element} /> : null
}
