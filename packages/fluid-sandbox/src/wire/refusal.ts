import type { WireErrorRow } from '@trade-portal/fluid-sdk/wire'

/** Thrown by a handler that understood the call and will not do it; the call's writes are rolled back. */
export class Refusal extends Error {
  readonly rows: WireErrorRow[]

  constructor(rows: WireErrorRow[]) {
    super(rows.map((row) => row.msg ?? '').join('; '))
    this.name = 'Refusal'
    this.rows = rows
  }
}

/** A refusal of the whole call: its row's field is empty, so that the client classifies it by the message. */
export function refuse(message: string): never {
  throw new Refusal([{ field: '', msg: message }])
}

/** A refusal of one field of the payload. */
export function refuseField(field: string, message: string): never {
  throw new Refusal([{ field, msg: message }])
}

/** A request other than a call of this wire: answered with a status, never with rows. */
export class NotACall extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'NotACall'
    this.status = status
  }
}
