import type { Database } from '../database/database.ts'
import { insertUser } from './users.ts'

/** A request for access, for tests and tools that look behind the wire. The password is left out. */
export interface Registration {
  id: number
  customerId: string
  userName: string
  firstName: string
  lastName: string
  email: string
  statementDate: string
  statementReference: string
  /** Milliseconds since the epoch. */
  askedAt: number
  state: 'waiting' | 'approved' | 'declined'
}

const REPLIES = {
  waiting: 'Your registration is waiting for approval',
  declined: 'Your registration was declined. Please contact us.',
}

/** Lists requests for access, oldest first. */
export function listRegistrations(database: Database): Registration[] {
  return database.all<Registration>(
    `SELECT id, customer_id AS customerId, user_name AS userName, first_name AS firstName, last_name AS lastName, email,
       statement_date AS statementDate, statement_reference AS statementReference, asked_at AS askedAt, state
     FROM registrations ORDER BY id`,
  )
}

/** Approves or declines a waiting request; `false` when none of that id is waiting. */
export function decideRegistration(
  database: Database,
  id: number,
  decision: 'approved' | 'declined',
): boolean {
  return database.transaction(() => {
    const row = database.get<Registration & { password: string }>(
      `SELECT user_name AS userName, password, customer_id AS customerId, first_name AS firstName,
         last_name AS lastName, email FROM registrations WHERE id = ? AND state = 'waiting'`,
      [id],
    )
    if (!row) return false
    if (decision === 'approved') {
      const access = { role: 'admin', canAccessWeb: true, canAccessMobile: true } as const
      insertUser(database, { ...row, ...access, name: row.userName })
    }
    database.run('UPDATE registrations SET state = ? WHERE id = ?', [decision, id])
    return true
  })
}

/** The answer at sign-in to a person who has registered but has no access; `undefined` for anyone else. */
export function registrationReply(
  database: Database,
  userName: string,
  password: string,
): string | undefined {
  const row = database.get<{ state: keyof typeof REPLIES }>(
    `SELECT state FROM registrations
     WHERE user_name = ? COLLATE NOCASE AND password = ? AND state <> 'approved' ORDER BY id DESC`,
    [userName, password],
  )
  return row && REPLIES[row.state]
}
