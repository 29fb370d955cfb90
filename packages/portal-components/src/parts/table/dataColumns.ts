import { token } from '@trade-portal/theme'
import type { ReactNode } from 'react'
import type { RuleSet } from 'styled-components'
import type { ColumnKind, SortKey } from './sortRows'
import type { RowForm } from './useRowWindow'

/** A column of a `DataTable`: its header, content and width. */
export interface DataColumn<Row> {
  /** Its area name in the templates of `card` and `medium`. `select` and `details` are reserved. */
  id: string
  /** Shown in the header, and on a card before content on request. */
  name: string
  /** Hides the header visually, for a self-explanatory column. */
  isNameHidden?: boolean
  /** Announced after the name, where cells contain more than the name suggests. */
  hiddenName?: string
  /** Hidden from screen readers, because another column has the same information. */
  isSilent?: boolean
  /** The text of the cell, also used by search. An empty text is shown as `-`. */
  text?: (row: Row) => string
  /** The text of the cell in a CSV file, such as `2026-11-22` and `-312.40`. Default: `text`. */
  csv?: (row: Row) => string
  /**
   * The kind of content. Figures and days have tabular digits, and each kind has its own names for the sort directions.
   * Default: text.
   */
  kind?: ColumnKind
  /**
   * Renders the content of the cell. Use plain elements in long lists: a component per cell costs more than the rest of
   * the row. Default: `text`.
   */
  cell?: (row: Row, form: RowForm) => ReactNode
  /** Rules of the cells and their content, added to the table once for all rows. Static text only. */
  styles?: RuleSet<object>
  /** Rendered below the content, outside the link of the row. */
  note?: (row: Row, form: RowForm) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** Alignment on a card. Default: as in the rows. */
  cardAlign?: 'start' | 'end'
  /** Minimum width, in px at the default font size. */
  width?: number
  /** Share of the remaining width. Default: 1 without a width, otherwise none. */
  grow?: number
  /** Makes the column sortable by this key. A stable function is called once per answer. */
  sortKey?: (row: Row) => SortKey
  /** The row header: screen readers read it with each cell, and it contains the link of the row. */
  isRowHeader?: boolean
  /** `strong` for the text by which customers find a row; `muted` for less important content. */
  tone?: 'strong' | 'muted'
  /** Cards show it on request. */
  isOnRequest?: boolean
  /** Maximum number of lines on a card until the details are expanded. */
  cardLines?: 1 | 2
  /** The cell contains controls: a press beside them does not open the row. */
  hasControls?: boolean
  /** Width of the line in the skeleton, in px or percent. Default: 70%. */
  placeholder?: number | `${number}%`
  /** The skeleton's content in its final size, instead of a line. */
  skeleton?: ReactNode
}

/** The layouts of cards and rows, as CSS grid templates with column ids as areas. */
export interface DataLayout {
  /** Under 640px: `'number amount' auto 'type job' auto / auto minmax(0, 1fr)`. */
  card: string
  /** Under 350px, as phones of 360px have. Default: as under 640px. */
  small?: string
  /** Under 320px, as the narrowest phones have, and others with their text at 150%. Default: as under 350px. */
  narrow?: string
  /** From 640px, if a single line does not fit. Default: a single line. */
  medium?: string
  /** The width from which a single line fits. Default: 960. */
  mediumUntil?: 800 | 960
}

/** The templates of a table's rows, from narrow to wide. */
export interface LayoutTemplates {
  narrow: string
  small: string
  card: string
  medium: string
  large: string
  wide: string
  paper: string
  /** All area names. */
  areas: readonly string[]
  /** Rules of the columns' cells, by area. */
  cells: readonly { area: string; styles: RuleSet<object> }[]
}

/** Together with the padding of the row the column of checkboxes is 44px wide. */
const SELECT = '28px'

/** Returns the templates of a layout, shared by the header and all rows. */
export function layoutTemplates<Row>(
  { columns, layout }: { columns: readonly DataColumn<Row>[]; layout: DataLayout },
  hasSelection: boolean,
): LayoutTemplates {
  const ids = [...(hasSelection ? ['select'] : []), ...columns.map(({ id }) => id)]
  const tracks = [...(hasSelection ? [SELECT] : []), ...columns.map(trackOf)]
  const wide = `'${ids.join(' ')}' auto / ${tracks.join(' ')}`
  const printed = columns.filter((column) => !isOffPaper(column))
  const paper = `'${printed.map(({ id }) => id).join(' ')}' auto / ${printed.map(trackOf).join(' ')}`
  return {
    narrow: layout.narrow ?? layout.small ?? layout.card,
    small: layout.small ?? layout.card,
    card: layout.card,
    medium: layout.medium ?? wide,
    large: layout.mediumUntil === 800 ? wide : (layout.medium ?? wide),
    wide,
    paper,
    areas: [...ids, 'details'],
    cells: columns.flatMap(({ id, styles }) => (styles ? [{ area: id, styles }] : [])),
  }
}

/** Returns true for a column with nothing to print: controls, and no text. */
export function isOffPaper<Row>({ hasControls, text }: DataColumn<Row>): boolean {
  return hasControls === true && text === undefined
}

function trackOf<Row>({ width, grow }: DataColumn<Row>): string {
  // Scales with the font size, so that larger text has enough room.
  const least = width === undefined ? '0px' : `calc(${token.font.size[16]} * ${width / 16})`
  const share = grow ?? (width === undefined ? 1 : 0)
  return share > 0 ? `minmax(${least}, ${share}fr)` : least
}
