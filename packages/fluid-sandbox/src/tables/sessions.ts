import { randomId } from '../arithmetic/createRandom.ts'
import type { Database } from '../database/database.ts'
import { refuse } from '../wire/refusal.ts'

/** The caller, as the session identifies them. */
export interface Account {
  sessionId: string
  userId: string
  userName: string
  customerId: string
}

export interface Sessions {
  open(userId: string): string
  /** Finds the owner of a session and keeps it alive. Throws the contract's refusal for a lost session. */
  find(sessionId: string | null): Account
  end(sessionId: string): void
  /** Ends every session of a user who may no longer sign in. */
  endAllOf(userId: string): void
}

export interface SessionsOptions {
  database: Database
  now: () => number
  /** How long a session lives without a call, in milliseconds. */
  idle: number
}

interface SessionRow extends Account {
  lastUsedAt: number
  isEnded: number
}

/** Creates the sign-in sessions, stored in the database so that a restart signs no user out. */
export function createSessions({ database, now, idle }: SessionsOptions): Sessions {
  // Saves most reads a write, at the price that a session may end this much early.
  const granularity = Math.min(60_000, idle / 30)

  function end(sessionId: string): void {
    database.run('UPDATE sessions SET is_ended = 1 WHERE id = ?', [sessionId])
  }

  return {
    open(userId) {
      const sessionId = randomId()
      database.run('INSERT INTO sessions (id, user_id, last_used_at) VALUES (?, ?, ?)', [
        sessionId,
        userId,
        now(),
      ])
      return sessionId
    },

    find(sessionId) {
      const row = sessionId
        ? database.get<SessionRow>(
            `SELECT sessions.id AS sessionId, users.id AS userId, users.name AS userName, users.customer_id AS customerId,
               last_used_at AS lastUsedAt, is_ended AS isEnded
             FROM sessions JOIN users ON users.id = sessions.user_id WHERE sessions.id = ?`,
            [sessionId],
          )
        : undefined
      if (!row) return refuse('Invalid Session ContextID')
      const unused = now() - row.lastUsedAt
      if (row.isEnded || unused > idle) {
        if (!row.isEnded) end(row.sessionId)
        return refuse('Your session has expired. Please sign in again.')
      }
      if (unused > granularity) {
        database.run('UPDATE sessions SET last_used_at = ? WHERE id = ?', [now(), row.sessionId])
      }
      const { userId, userName, customerId } = row
      return { sessionId: row.sessionId, userId, userName, customerId }
    },

    end,

    endAllOf(userId) {
      database.run('UPDATE sessions SET is_ended = 1 WHERE user_id = ?', [userId])
    },
  }
}

/** Wrong passwords in a row without a wait: a person mistypes. */
const FREE = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

interface WrongPasswords {
  count: number
  lastAt: number
}

/** Records a wrong password for a sign-in name, whether or not there is such a user. */
export function noteWrongPassword({ database, now }: Omit<SessionsOptions, 'idle'>, userName: string): void {
  database.run(
    `INSERT INTO wrong_passwords VALUES (?, 1, ?)
     ON CONFLICT (user_name) DO UPDATE SET count = count + 1, last_at = excluded.last_at`,
    [userName, now()],
  )
}

/** Forgets the wrong passwords of a sign-in name, because the right one came. */
export function forgetWrongPasswords(
  { database }: Pick<SessionsOptions, 'database'>,
  userName: string,
): void {
  database.run('DELETE FROM wrong_passwords WHERE user_name = ?', [userName])
}

/** Seconds until a sign-in name may be tried again: the wait doubles with each wrong password after the fifth. */
export function secondsToWait({ database, now }: Omit<SessionsOptions, 'idle'>, userName: string): number {
  const wrong = database.get<WrongPasswords>(
    'SELECT count, last_at AS lastAt FROM wrong_passwords WHERE user_name = ?',
    [userName],
  )
  if (!wrong || wrong.count < FREE) return 0
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (wrong.count - FREE), LONGEST_WAIT_MS)
  return Math.max(0, Math.ceil((wrong.lastAt + wait - now()) / 1000))
}
