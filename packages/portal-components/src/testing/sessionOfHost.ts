import type { Sandbox } from '@trade-portal/fluid-sandbox'

/** Opens a session for a user as a host's server does. @returns the session for `fetchSession`. */
export function sessionOfHost({ database }: Sandbox, username: string) {
  const id = crypto.randomUUID()
  database.run('INSERT INTO sessions SELECT ?, id, ?, 0 FROM users WHERE name = ?', [
    id,
    Date.now(),
    username,
  ])
  return { id, username }
}

/**
 * Lets the demo user act for another customer, in future sessions.
 *
 * @returns a function that switches back to the first customer.
 */
export function actForAnother({ database }: Sandbox) {
  database.run('CREATE TEMP TABLE first AS SELECT customer_id FROM users WHERE name = ?', ['builder'])
  const act = (customer: string) =>
    database.run(`UPDATE users SET customer_id = (${customer}) WHERE name = 'builder'`)
  act(`SELECT customer_id FROM users WHERE name = 'joiner'`)
  return { actForFirst: () => act('SELECT customer_id FROM first') }
}
