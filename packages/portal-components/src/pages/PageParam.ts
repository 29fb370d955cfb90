import type { WidgetParam } from '../widgets/WidgetDefinition'

/** The kind of text that a segment or a parameter has to be. */
export type ParamKind = WidgetParam['kind']

/** A param of a widget as the definitions are written out: without its words, and `text` where no kind is said. */
export interface PageParam extends Partial<Omit<WidgetParam, 'about'>> {
  /** The path of an address names it: it is never asked of the query, and nothing changes it. */
  isOfPath?: boolean
}
