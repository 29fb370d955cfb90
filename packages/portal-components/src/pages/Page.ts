import type { WidgetParam } from '../widgets/WidgetDefinition'

/** An address of the portal, shown by a widget. */
export interface Page {
  /** `/statements/:date`: the attribute of that name takes the segment; `?` makes it optional, `*` matches the rest. */
  path: string
  /** The widget's name. */
  name: string
  /** The kinds of segments that do not accept any text. */
  kinds?: Readonly<Record<string, ParamKind>>
}

/** A page of the portal with a single widget. */
export interface WidgetPage extends Page {
  /** A page outside the shell, for visitors. */
  isForVisitors?: true
  /** Imports the widget's file, which exports the widget under its name. */
  load: () => Promise<object>
}

/** The kind of text in a segment or a parameter. */
export type ParamKind = WidgetParam['kind']

/** A param of a widget in the generated files: without its description, and with `text` as the default kind. */
export interface PageParam extends Partial<Omit<WidgetParam, 'about'>> {
  /** The path contains it: it is never read from the query, and never changed. */
  isOfPath?: boolean
}
