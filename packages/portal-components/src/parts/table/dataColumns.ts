import { token } from '@trade-portal/theme'
import type { CSSProperties, ReactNode } from 'react'
import type { ColumnKind, SortKey } from './sortRows'

/** A column of a `DataTable`: how it is headed, what stands in it, and how much room it takes. */
export interface DataColumn<Row> {
  /** Names its place in the templates of `card` and `medium`. `select` and `details` are the table's own. */
  id: string
  /** Heads the column; on a card it stands before what is shown on request. */
  name: string
  /** For a column that explains itself to the eye: its head is for screen readers. */
  isNameHidden?: boolean
  /** Its words: a search finds the row by it. Nothing is shown as `-`. */
  text?: (row: Row) => string
  /** Its kind: figures and days stand digit under digit, and each has its own words for its orders. Default: text. */
  kind?: ColumnKind
  /** Draws what stands in it. Default: its `text`. */
  cell?: (row: Row) => ReactNode
  /** Under the cell's content and outside the link that opens the row. */
  note?: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** On a card. Default: as in the rows. */
  cardAlign?: 'start' | 'end'
  /** Least width, in px at the default font size. */
  width?: number
  /** Its share of the room that the widths leave. Default: 1 without a width, otherwise none. */
  grow?: number
  /** Makes the head sort by it. A function that stays the same from render to render is asked once per answer. */
  sortKey?: (row: Row) => SortKey
  /** Names the row: it is read out with the others, and opens the row where rows open. */
  isRowHeader?: boolean
  /** `strong`: what a row is looked for by; `muted`: what stands back where there is little room. */
  tone?: 'strong' | 'muted'
  /** A card shows it on request. */
  isOnRequest?: boolean
  /** A card keeps it to one line until the rest is asked for. */
  isOneLine?: boolean
  /** Has controls of its own, beside which a press does not open the row. */
  hasControls?: boolean
  /** In the skeleton: the width of a line, in px or percent. Default: 70%. */
  placeholder?: number | `${number}%`
  /** In the skeleton, in place of a line: what has the content's final size. */
  skeleton?: ReactNode
}

/** How the columns are laid out as cards and as rows, as CSS grid templates that name the columns. */
export interface DataLayout {
  /** Under 640px: `'number amount' auto 'type job' auto / auto minmax(0, 1fr)`. */
  card: string
  /** From 640px, where one line is too narrow. Default: one line. */
  medium?: string
  /** From here one line fits. Default: 960. */
  mediumUntil?: 800 | 960
}

/** The templates as style variables, so that a table's styles are the same for all. */
export function layoutStyle<Row>(
  { columns, layout }: { columns: readonly DataColumn<Row>[]; layout: DataLayout },
  hasSelection: boolean,
) {
  const ids = [...(hasSelection ? ['select'] : []), ...columns.map(({ id }) => id)]
  const tracks = [...(hasSelection ? ['44px'] : []), ...columns.map(trackOf)]
  const wide = `'${ids.join(' ')}' auto / ${tracks.join(' ')}`
  return {
    '--card': layout.card,
    '--medium': layout.medium ?? wide,
    '--large': layout.mediumUntil === 800 ? wide : (layout.medium ?? wide),
    '--wide': wide,
  } as CSSProperties
}

/** Where a cell or a head stands in each template. */
export function areaStyle(id: string) {
  return { '--area': id } as CSSProperties
}

function trackOf<Row>({ width, grow }: DataColumn<Row>): string {
  // Sizes follow the font, so that larger text keeps its room.
  const least = width === undefined ? '0px' : `calc(${token.font.size[16]} * ${width / 16})`
  const share = grow ?? (width === undefined ? 1 : 0)
  return share > 0 ? `minmax(${least}, ${share}fr)` : least
}
