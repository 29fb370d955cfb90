/** An address of the portal that shows a widget. */
export interface Page {
  /** `/statements/:date`: the attribute of that name takes the segment; `?` makes it optional, `*` stands for the rest. */
  path: string
  /** The widget's name. */
  name: string
  /** Its element after `trade-`. */
  element?: string
  /** Attributes that go without saying here. */
  given?: Readonly<Record<string, string>>
  /** Stands outside the shell, for whoever is not signed in. */
  isForVisitors?: true
  /** Reads the widget's file. Left out, the portal has a page of its own here. */
  load?: () => Promise<object>
}
