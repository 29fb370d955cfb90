import { insertRow } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import type { OwnTables } from './Tables.ts'
import { refuseField } from '../wire/refusal.ts'

export type EmailKind = 'transaction' | 'transactions' | 'message' | 'statement'

/** An e-mail as a call requests it. */
export interface Email {
  kind: EmailKind
  /** Empty for the merchant's own address. */
  to: string
  cc?: string
  bcc?: string
  /** Empty for the merchant's own address. */
  from?: string
  subject: string
  body?: string
  /** The kind of the attached file, as the wire spells it; empty when there is none. */
  format?: string
  /** Subjects of the e-mail: transactions (`Invoice 418900-1`), or the day of a statement. */
  about?: readonly string[]
}

/** An e-mail in the outbox, for tests and tools that look behind the wire. */
export interface SentEmail extends Required<Email> {
  id: number
  customerId: string
  userId: string
  /** Milliseconds since the epoch. */
  sentAt: number
}

/** Puts an e-mail into the outbox, in the caller's name. Nothing leaves the machine. */
export function sendEmail(
  { database, account, now }: OwnTables,
  { kind, to, cc = '', bcc = '', from = '', subject, body = '', format = '', about = [] }: Email,
): void {
  insertRow(database, 'emails', {
    customer_id: account.customerId,
    user_id: account.userId,
    kind,
    to_address: to,
    cc,
    bcc,
    from_address: from,
    subject,
    body,
    format,
    about: about.join('|'),
    sent_at: now(),
  })
}

/** Lists the outbox, oldest first. */
export function listEmails(database: Database): SentEmail[] {
  const rows = database.all<Omit<SentEmail, 'about'> & { about: string }>(
    `SELECT id, customer_id AS customerId, user_id AS userId, kind, to_address AS "to", cc, bcc,
       from_address AS "from", subject, body, format, about, sent_at AS sentAt FROM emails ORDER BY id`,
  )
  return rows.map((row) => ({ ...row, about: row.about === '' ? [] : row.about.split('|') }))
}

/** Refuses, by field, an address that no e-mail can be sent to. */
export function checkAddress(field: string, address: string): void {
  if (!/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(address)) refuseField(field, 'Invalid email address')
}
