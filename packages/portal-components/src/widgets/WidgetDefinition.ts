import type { Settings } from '@trade-portal/fluid-sdk'
import type { AbsenceReason, WidgetState } from './absences'

/**
 * The description of a widget outside its component. `pnpm definitions` generates the package's entries, the elements,
 * the routes, the menus and the tables of the documentation from it.
 */
export interface WidgetDefinition<Props = object> {
  /** The name of the component, its file and its folder. */
  name: string
  /** A description of the widget for tables, in one line, without a full stop. */
  summary: string
  /** The name of its element after `trade-`. A file of that name in elements/views replaces the default view. */
  element?: string
  /**
   * Values that the host may control: an element in attributes, the portal in the address, React in props of these
   * names.
   */
  params?: { readonly [Prop in keyof Props]?: WidgetParam }
  /** Further attributes, read by the element's own view, with their descriptions. */
  attributes?: Readonly<Record<string, string>>
  /** The element opens over the page while its attribute `open` is set, and loads no sooner. */
  isModal?: true
  /** The element takes one line of the page or none, and reserves no height. */
  isSmall?: true
  /** For hosts with their own shell: exported by `/host`. */
  isOfHost?: true
  routes?: readonly WidgetRoute[]
  docs: WidgetDocs
  /** The states that the widget cannot have, by reason; every other state has a story. */
  absences?: { readonly [Reason in AbsenceReason]?: readonly WidgetState[] }
  /** Props of the widget in tests. */
  example?: Partial<Props>
}

/** A value of a widget that its host may control, as text. */
export interface WidgetParam {
  /**
   * `text` is any text, `typed` one that changes during typing and adds no step to the history; `day` is `YYYY-MM-DD`,
   * `number` one in digits, `job` the name of a job; an array lists all values.
   */
  kind: 'text' | 'typed' | 'day' | 'number' | 'job' | readonly string[]
  /** A sentence on its attribute, for the elements' documentation. */
  about: string
  /** The attribute's name, if it differs from the prop's. */
  attribute?: string
  /** The callback for its changes. Params with a common callback change together, and it gets all of them. */
  onChange?: string
  /** The widget needs a value: the default is an empty text. */
  isRequired?: true
}

/** An address of the portal with this widget. */
export interface WidgetRoute {
  /** `/statements/:date`: the attribute of that name takes the segment; `?` makes it optional, `*` matches the rest. */
  path: string
  /** A line of docs/routes.md about the page. */
  about: string
  /** Attributes implied by this address. */
  given?: Readonly<Record<string, string>>
  /** A page outside the shell, for visitors. */
  isForVisitors?: true
  /** The portal has a hand-written page here, with more than the widget. */
  isOwnPage?: true
  /** No widget links here. */
  isUnlinked?: true
  /** The entry of the merchant's top bar that must be enabled, or several of which at least one must be. */
  entry?: string | readonly string[]
  /** The merchant's settings that must be on. */
  settings?: readonly (keyof Settings)[]
  /** The merchant must make price books for the customer. */
  goesByPriceBook?: true
  /** The menu with a link to this address. Menus keep the order of the definitions. */
  menu?: 'bar' | 'account'
  /** The name of the menu's label in messages/shell. */
  label?: string
  /** The type of the entry at the foot of each page that links here. */
  bottomLink?: string
  /** The attribute that replaces this address by a page of the host. */
  pageAttribute?: string
}

/** Facts for a widget's page in Storybook that its source lacks. */
export interface WidgetDocs {
  /** The wire's operations called on render. Default: none. */
  calls?: readonly string[]
  /** Its parts from top to bottom. */
  anatomy: string
  /** Keys beside Tab, Enter and Space. */
  keyboard?: string
  do: string
  dont: string
}
