import { foldText } from '@trade-portal/fluid-sdk'
import type { Product } from '@trade-portal/fluid-sdk'

export interface SizeRow {
  /** As `90 × 45`. */
  size: string
  /** The product of each column; `null` where the merchant has none. */
  products: (Product | null)[]
}

/** Products of one family: a row for each size, a column for each suffix, such as a treatment. */
export interface SizeTable {
  family: string
  /** As `H2`, `H2F`, `H3`. An empty one has no suffix. */
  columns: string[]
  rows: SizeRow[]
}

export interface SizeGrid {
  tables: SizeTable[]
  /** Products whose names are no size of a table. */
  others: Product[]
}

interface ParsedName {
  family: string
  size: [number, number]
  suffix: string
}

/** `Structural Pine MGP10 90 × 45 H2`: a family, a size of two figures, and at most one suffix. */
const NAME = /^(\D.*?),? +(\d+(?:\.\d+)?) ?[×xX*] ?(\d+(?:\.\d+)?)(?: ?mm)?(?:,? +([^×*]{1,20}))?$/u
/** The part of a range whose names must be sizes. */
const LEAST_SHARE = 0.8

/**
 * Arranges a range by size: `null` unless at least 80 % of its products have a cell of a table with two rows and two
 * columns. Rows are sorted by size, columns stand in the merchant's order.
 */
export function sizeGridOf(products: readonly Product[]): SizeGrid | null {
  const families = new Map<string, { family: string; entries: { product: Product; name: ParsedName }[] }>()
  for (const product of products) {
    const name = parseName(product.name)
    if (!name) continue
    const key = foldText(name.family)
    const known = families.get(key) ?? { family: name.family, entries: [] }
    known.entries.push({ product, name })
    families.set(key, known)
  }
  const tables = [...families.values()]
    .map(tableOf)
    .filter(({ rows, columns }) => rows.length > 1 && columns.length > 1)
  const placed = new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => row.products)))
  const others = products.filter((product) => !placed.has(product))
  const isSizes = products.length > 0 && products.length - others.length >= products.length * LEAST_SHARE
  return isSizes ? { tables, others } : null
}

function parseName(name: string): ParsedName | null {
  const [, family, width, thickness, suffix = ''] = NAME.exec(name.trim()) ?? []
  if (family === undefined) return null
  return { family, size: [Number(width), Number(thickness)], suffix: suffix.trim() }
}

function tableOf({
  family,
  entries,
}: {
  family: string
  entries: { product: Product; name: ParsedName }[]
}): SizeTable {
  const columns = [...new Map(entries.map(({ name }) => [foldText(name.suffix), name.suffix])).entries()]
  const cells = new Map<string, { size: [number, number]; products: (Product | null)[] }>()
  for (const { product, name } of entries) {
    const key = name.size.join('x')
    const row = cells.get(key) ?? { size: name.size, products: columns.map(() => null) }
    const column = columns.findIndex(([folded]) => folded === foldText(name.suffix))
    // The first of two products of one name has the cell.
    row.products[column] ??= product
    cells.set(key, row)
  }
  const rows = [...cells.values()].sort(({ size: [a, b] }, { size: [c, d] }) => a - c || b - d)
  return {
    family,
    columns: columns.map(([, suffix]) => suffix),
    rows: rows.map(({ size, products }) => ({ size: size.join(' × '), products })),
  }
}
