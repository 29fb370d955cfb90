import type { ParamKind } from './PageParam'

/** An address of the portal that shows a widget. */
export interface Page {
  /** `/statements/:date`: the attribute of that name takes the segment; `?` makes it optional, `*` stands for the rest. */
  path: string
  /** The widget's name. */
  name: string
  /** The segments that are not any text, each with what it has to be. */
  kinds?: Readonly<Record<string, ParamKind>>
}

/** A page of the portal that is a widget and no more. */
export interface WidgetPage extends Page {
  /** A page outside the shell, for whoever is not signed in. */
  isForVisitors?: true
  /** Reads the widget's file, which exports it under its name. */
  load: () => Promise<object>
}
