/** A request other than a call of this wire: answered with a status, never with rows. */
export class NotACall extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'NotACall'
    this.status = status
  }
}
