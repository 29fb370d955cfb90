import { PageDoctor } from '../PageDoctor'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <PageDoctor />

/** The element explains why no portal could be opened. */
export const standsAlone = true
