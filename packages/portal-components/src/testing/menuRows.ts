import type { Sandbox } from '@trade-portal/fluid-sandbox'

/** Returns the categories of the merchant's menu, in its order. */
export function categoryRows({ database }: Sandbox) {
  return database.all<{ id: string; name: string; files: string }>(
    "SELECT category AS id, name, files FROM menu WHERE type = '' ORDER BY rowid",
  )
}

/** Returns the types of a category, in the menu's order; a type without a row is named by its id. */
export function typeRows({ database }: Sandbox, categoryId: string) {
  return database.all<{ id: string; name: string }>(
    `SELECT type AS id, coalesce(max(CASE class WHEN '' THEN name END), type) AS name
     FROM menu WHERE category = ? AND type <> '' GROUP BY type ORDER BY min(rowid)`,
    [categoryId],
  )
}
