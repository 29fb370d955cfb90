import type { Sandbox } from '@trade-portal/fluid-sandbox'

/** Removes every list from the back end; the seed's products stay. */
export function withoutLists({ database }: Sandbox): void {
  const inLists = '(SELECT id FROM carts WHERE list_name IS NOT NULL)'
  for (const table of ['cart_tallies', 'cart_lines'])
    database.run(`DELETE FROM ${table} WHERE cart_id IN ${inLists}`)
  database.run('DELETE FROM carts WHERE list_name IS NOT NULL')
}

export interface StoredList {
  name: string
  /** Default: the demo customer's. */
  type?: 'Generic' | 'Custom'
  /** The number of products, from the start of the catalogue. */
  lines?: number
}

/** Adds a list directly to the back end. @returns its id. */
export function addList({ database }: Sandbox, { name, type = 'Custom', lines = 3 }: StoredList): string {
  const id = `list/${name}`
  database.run(
    `INSERT INTO carts (id, customer_id, made_at, list_name, list_type)
     SELECT ?, CASE ? WHEN 'Custom' THEN customer_id END, 0, ?, ? FROM users WHERE name = 'builder'`,
    [id, type, name, type],
  )
  database.run(
    `INSERT INTO cart_lines
     SELECT ?, row_number() OVER (ORDER BY id), id, CASE instr(units, '|') WHEN 0 THEN units ELSE
       substr(units, 1, instr(units, '|') - 1) END, 2000, 0 FROM products WHERE is_tally = 0 ORDER BY id LIMIT ?`,
    [id, lines],
  )
  return id
}
