import { token } from '@trade-portal/theme'
import type { ReactNode } from 'react'
import type { RuleSet } from 'styled-components'
import type { ColumnKind, SortKey } from './sortRows'
import type { RowForm } from './useRowWindow'

/** A column of a `DataTable`: its head, its content and its width. */
export interface DataColumn<Row> {
  /** Name of its area in the templates of `card` and `medium`. The table itself uses `select` and `details`. */
  id: string
  /** Stands in the head, and on a card before content that is shown on request. */
  name: string
  /** Hides the head from the eye, for a column that explains itself; screen readers still get it. */
  isNameHidden?: boolean
  /** Said after the name by a screen reader alone, where the cells hold more than the name tells. */
  hiddenName?: string
  /** For the eye alone: another column's cell tells a screen reader the same. */
  isSilent?: boolean
  /** Text of the cell, by which a search finds the row. An empty text is shown as `-`. */
  text?: (row: Row) => string
  /** Text of the cell in a file of comma-separated values, such as `2026-11-22` and `-312.40`. Default: its `text`. */
  csv?: (row: Row) => string
  /**
   * Kind of content. Figures and days line up digit under digit, and each kind has its own words for its orders.
   * Default: text.
   */
  kind?: ColumnKind
  /**
   * Draws the content of the cell, in plain elements where a list may be long: a component for each of many cells costs
   * more than all the rest of a row. Default: its `text`.
   */
  cell?: (row: Row, form: RowForm) => ReactNode
  /** Rules of the cells and of what stands in them, in texts alone, which the table has once for all rows. */
  styles?: RuleSet<object>
  /** Under the cell's content and outside the link that opens the row. */
  note?: (row: Row, form: RowForm) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** Alignment on a card. Default: as in the rows. */
  cardAlign?: 'start' | 'end'
  /** Least width, in px at the default font size. */
  width?: number
  /** Share of the space that the widths leave. Default: 1 without a width, otherwise none. */
  grow?: number
  /**
   * Makes the column sortable by this key. A function that stays the same from render to render is called once per
   * answer.
   */
  sortKey?: (row: Row) => SortKey
  /** Names the row: screen readers read it with the other cells, and it opens the row where rows open. */
  isRowHeader?: boolean
  /** `strong` for what customers look for a row by; `muted` for less important content. */
  tone?: 'strong' | 'muted'
  /** A card shows it on request. */
  isOnRequest?: boolean
  /** A card keeps it to so many lines until the rest is asked for. */
  cardLines?: 1 | 2
  /** The cell has controls of its own, and a press beside them does not open the row. */
  hasControls?: boolean
  /** Width of a line in the skeleton, in px or percent. Default: 70%. */
  placeholder?: number | `${number}%`
  /** Content of the skeleton in the cell's final size, in place of a line. */
  skeleton?: ReactNode
}

/** How the columns are laid out as cards and as rows, as CSS grid templates that name the columns. */
export interface DataLayout {
  /** Under 640px: `'number amount' auto 'type job' auto / auto minmax(0, 1fr)`. */
  card: string
  /** Under 350px, as phones of 360px have. Default: as under 640px. */
  small?: string
  /** Under 320px, as the narrowest phones have, and others with their text at 150%. Default: as under 350px. */
  narrow?: string
  /** From 640px, when one line is too narrow. Default: one line. */
  medium?: string
  /** Width from which one line fits. Default: 960. */
  mediumUntil?: 800 | 960
  /** On paper, where neither boxes nor columns of controls are printed. Default: one line. */
  paper?: string
}

/** The templates of a table's rows, from the narrowest on. */
export interface LayoutTemplates {
  narrow: string
  small: string
  card: string
  medium: string
  large: string
  wide: string
  paper: string
  /** All areas that they name. */
  areas: readonly string[]
  /** Rules of the columns' cells, by their areas. */
  cells: readonly { area: string; styles: RuleSet<object> }[]
}

/** With the row's own padding before it, the column of boxes is 44px wide. */
const SELECT = '28px'

/** Works the templates of a layout out, which are the same for the head and each row. */
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
    paper: layout.paper ?? paper,
    areas: [...ids, 'details'],
    cells: columns.flatMap(({ id, styles }) => (styles ? [{ area: id, styles }] : [])),
  }
}

/** Tells whether a column has nothing to print: controls, and no text. */
export function isOffPaper<Row>({ hasControls, text }: DataColumn<Row>): boolean {
  return hasControls === true && text === undefined
}

function trackOf<Row>({ width, grow }: DataColumn<Row>): string {
  // Sizes follow the font, so that larger text keeps its room.
  const least = width === undefined ? '0px' : `calc(${token.font.size[16]} * ${width / 16})`
  const share = grow ?? (width === undefined ? 1 : 0)
  return share > 0 ? `minmax(${least}, ${share}fr)` : least
}
