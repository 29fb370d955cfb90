import { PageDoctor } from '../PageDoctor'
import type { ElementView } from '../elementView'

export const view: ElementView = () => <PageDoctor />

/** It is there to say why no portal could be opened. */
export const standsAlone = true
