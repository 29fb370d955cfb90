import type { Tables } from './Tables.ts'

/** Wrong passwords in a row without a wait: a person mistypes. */
const FREE = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

interface WrongPasswords {
  count: number
  lastAt: number
}

/** Records a wrong password for a sign-in name, whether or not there is such a user. */
export function noteWrongPassword({ database, now }: Tables, userName: string): void {
  database.run(
    `INSERT INTO wrong_passwords VALUES (?, 1, ?)
     ON CONFLICT (user_name) DO UPDATE SET count = count + 1, last_at = excluded.last_at`,
    [userName, now()],
  )
}

/** Forgets the wrong passwords of a sign-in name, because the right one came. */
export function forgetWrongPasswords({ database }: Tables, userName: string): void {
  database.run('DELETE FROM wrong_passwords WHERE user_name = ?', [userName])
}

/** Seconds until a sign-in name may be tried again: the wait doubles with each wrong password after the fifth. */
export function secondsToWait({ database, now }: Tables, userName: string): number {
  const wrong = database.get<WrongPasswords>(
    'SELECT count, last_at AS lastAt FROM wrong_passwords WHERE user_name = ?',
    [userName],
  )
  if (!wrong || wrong.count < FREE) return 0
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (wrong.count - FREE), LONGEST_WAIT_MS)
  return Math.max(0, Math.ceil((wrong.lastAt + wait - now()) / 1000))
}
