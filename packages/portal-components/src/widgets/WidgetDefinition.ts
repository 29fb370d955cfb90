import type { Settings } from '@trade-portal/fluid-sdk'
import type { AbsenceReason, WidgetState } from './absences'

/**
 * All that is written of a widget outside its component, once. `pnpm definitions` makes the package's entries, the elements,
 * the routes, the menus and the tables of the documentation from it.
 */
export interface WidgetDefinition<Props = object> {
  /** The component's name, which its file and its folder share. */
  name: string
  /** A line of a table on what the widget shows, without a full stop. */
  summary: string
  /** The name of its element after `trade-`. A file of that name in elements/views says what params cannot. */
  element?: string
  /** Values that its host may keep: an element in attributes, the portal in the address, React in props of these names. */
  params?: { readonly [Prop in keyof Props]?: WidgetParam }
  /** Attributes that the element's own file reads beside those of params, with what they say. */
  attributes?: Readonly<Record<string, string>>
  /** The element opens over the page by its attribute `open`, and loads no sooner. */
  isModal?: true
  /** The element takes a line of the page or none, and needs no height of its own. */
  isSmall?: true
  /** For a host that has a shell of its own: exported by `/host`. */
  isOfHost?: true
  routes?: readonly WidgetRoute[]
  docs: WidgetDocs
  /** The states that it cannot be in, by the reasons; every other state has a story. */
  absences?: { readonly [Reason in AbsenceReason]?: readonly WidgetState[] }
  /** Props of the widget as tests show it. */
  example?: Partial<Props>
}

/** A value of a widget that something outside of it may keep, as text. */
export interface WidgetParam {
  /**
   * `text` is any text, `typed` one that changes while somebody types, which is no step to go back to; `day` is
   * `YYYY-MM-DD`, `number` one in digits, `job` the name of a job; an array has all values that there are.
   */
  kind: 'text' | 'typed' | 'day' | 'number' | 'job' | readonly string[]
  /** A sentence on its attribute, for the elements' documentation. */
  about: string
  /** The attribute's name, where it is another than the prop's. */
  attribute?: string
  /** The callback that is called with it. Params that share one change in one step: it is called with all of them. */
  onChange?: string
  /** The widget cannot do without it: left out, it is an empty text. */
  isRequired?: true
}

/** An address of the portal at which the widget stands. */
export interface WidgetRoute {
  /** `/statements/:date`: the attribute of that name takes the segment; `?` makes it optional, `*` stands for the rest. */
  path: string
  /** A line of docs/places.md on what is shown there. */
  about: string
  /** Attributes that go without saying at this address. */
  given?: Readonly<Record<string, string>>
  /** A page outside the shell, for whoever is not signed in. */
  isForVisitors?: true
  /** The portal has a page of its own here, which is more than the widget. */
  isOwnPage?: true
  /** No widget leads here. */
  isUnlinked?: true
  /** The entry of the merchant's top bar that has to be enabled, or several of which one has to be. */
  entry?: string | readonly string[]
  /** The merchant's settings that have to be on. */
  settings?: readonly (keyof Settings)[]
  /** The merchant has to make price books for the customer. */
  goesByPriceBook?: true
  /** The menu that leads here. Menus keep the order of the definitions. */
  menu?: 'bar' | 'account'
  /** The name of the menu's label in messages/shell. */
  label?: string
  /** The type of the entry at the foot of each page that leads here. */
  bottomLink?: string
  /** The attribute by which a page of the host's takes this address's place. */
  pageAttribute?: string
}

/** A widget's page in Storybook where its source cannot tell. */
export interface WidgetDocs {
  /** The wire's operations that it calls at rest. Default: none. */
  calls?: readonly string[]
  /** Its parts from top to bottom. */
  anatomy: string
  /** Keys beside Tab, Enter and Space. */
  keyboard?: string
  do: string
  dont: string
}
