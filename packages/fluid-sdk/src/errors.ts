/** A row of a refusal: the field it speaks of, and the merchant's words. */
export interface FieldIssue {
  /** The name of the operation's input, or the wire's own for what no input has; empty when it speaks of none. */
  field: string
  msg: string
}

/** The base of everything the client throws. Check with `isFluidError`, which works across bundles. */
export class FluidError extends Error {
  readonly isFluidError = true
  /** The operation that failed, by its wire name, or the step that did. */
  readonly operation: string
  override name = 'FluidError'

  constructor(message: string, operation: string, options?: ErrorOptions) {
    super(message, options)
    this.operation = operation
  }
}

/** No answer, a status that is not 200, or a body that holds no JSON object. Reads may be asked again. */
export class FluidTransportError extends FluidError {
  override name = 'FluidTransportError' as const
  /** The HTTP status, or `null` when no answer came. A redirect is none, and is not followed. */
  readonly status: number | null
  /** The call was to change something. Where its answer was lost, it may have. */
  readonly isOfWrite: boolean

  constructor(
    operation: string,
    status: number | null,
    {
      isOfWrite = false,
      source = 'the server',
      ...options
    }: ErrorOptions & { isOfWrite?: boolean; source?: string } = {},
  ) {
    super(failure(status, source), operation, options)
    this.status = status
    this.isOfWrite = isOfWrite
  }
}

function failure(status: number | null, source: string): string {
  if (status === null) return `No answer from ${source}`
  return status === 200 ? `The answer of ${source} cannot be read` : `Status ${status} from ${source}`
}

/** The session has ended. Sign in again. */
export class FluidSessionExpiredError extends FluidError {
  override name = 'FluidSessionExpiredError' as const
}

/** Nobody is signed in, and the call is for a customer: nothing was sent. */
export class FluidNotSignedInError extends FluidError {
  override name = 'FluidNotSignedInError' as const
}

/**
 * Another session, or none, took the place of the one that the call was made for. Its answer is nobody's. A write may have
 * been carried out.
 */
export class FluidSessionChangedError extends FluidError {
  override name = 'FluidSessionChangedError' as const
}

/** A refusal without a reason: 'Api Error'. */
export class FluidApiError extends FluidError {
  override name = 'FluidApiError' as const
}

/** The merchant refused the sign-in; the message is the merchant's. */
export class FluidSignInError extends FluidError {
  override name = 'FluidSignInError' as const
}

/** There is nothing of what was asked for. */
export class FluidNoRecordsError extends FluidError {
  override name = 'FluidNoRecordsError' as const
}

/** The merchant has no texts about the product. */
export class FluidNoProductDataError extends FluidError {
  override name = 'FluidNoProductDataError' as const
}

/** No price book has been set up for the customer. */
export class FluidNoPriceBookError extends FluidError {
  override name = 'FluidNoPriceBookError' as const
}

/** Not a failure: the report is made later and sent by e-mail. */
export class FluidQueuedReportNotice extends FluidError {
  override name = 'FluidQueuedReportNotice' as const
}

/**
 * The merchant, or the client before it sent anything, refused what was to be sent; `errors` says which field and why.
 *
 * Fields have the names of the operation's input, so that a form can say each at its place: `password` where the wire has
 * `tpaUserPassword`. A field of the wire that no input has, such as `sessionID`, keeps its name.
 */
export class FluidFieldError extends FluidError {
  override name = 'FluidFieldError' as const
  readonly errors: FieldIssue[]

  constructor(errors: FieldIssue[], operation: string, options?: ErrorOptions) {
    const words = errors.map((issue) => issue.msg).filter(Boolean)
    super(words.join('\n') || 'Field Error', operation, options)
    this.errors = errors
  }
}

/** Tells whether a caught value is one of the client's errors, whichever copy of the SDK threw it. */
export function isFluidError(value: unknown): value is FluidError {
  return (
    typeof value === 'object' && value !== null && (value as { isFluidError?: unknown }).isFluidError === true
  )
}

/**
 * Tells whether an answer was lost: none came, the server failed, or something between it and here spoke in its place. A
 * read may be asked again. A write (`isOfWrite`) may have been carried out: read what it changes before anything is said.
 */
export function isLostAnswer(value: unknown): value is FluidTransportError {
  if (!isFluidTransportError(value)) return false
  const { status } = value
  return status === null || status === 200 || status >= 500
}

/**
 * Returns whether a call has no answer because there is no session, or it has ended, or is another by now: the sign-in
 * tells of it. Where it is another (`isFluidSessionChangedError`), a write may have been carried out.
 */
export function isSessionGone(
  value: unknown,
): value is FluidNotSignedInError | FluidSessionExpiredError | FluidSessionChangedError {
  return (
    isFluidNotSignedInError(value) || isFluidSessionExpiredError(value) || isFluidSessionChangedError(value)
  )
}

/**
 * Tells a failure on the way: no answer, a status that is not 200, or none that can be read.
 *
 * @example
 * if (isFluidTransportError(error) && error.status === null) say('You may be offline.')
 */
export function isFluidTransportError(value: unknown): value is FluidTransportError {
  return isNamed(value, 'FluidTransportError')
}

/**
 * Tells a session that has ended: the sign-in is next.
 *
 * @example
 * if (isFluidSessionExpiredError(error)) openSignIn()
 */
export function isFluidSessionExpiredError(value: unknown): value is FluidSessionExpiredError {
  return isNamed(value, 'FluidSessionExpiredError')
}

/**
 * Tells a call for a customer while nobody is signed in: nothing was sent.
 *
 * @example
 * if (isFluidNotSignedInError(error)) openSignIn()
 */
export function isFluidNotSignedInError(value: unknown): value is FluidNotSignedInError {
  return isNamed(value, 'FluidNotSignedInError')
}

/**
 * Returns whether a call's customer is no longer the one who is signed in: its answer is nobody's. A write may have
 * been carried out.
 *
 * @example
 * if (isFluidSessionChangedError(error)) return
 */
export function isFluidSessionChangedError(value: unknown): value is FluidSessionChangedError {
  return isNamed(value, 'FluidSessionChangedError')
}

/**
 * Tells a refusal without a reason.
 *
 * @example
 * if (isFluidApiError(error)) report(error.operation)
 */
export function isFluidApiError(value: unknown): value is FluidApiError {
  return isNamed(value, 'FluidApiError')
}

/**
 * Tells a refused sign-in; its message is the merchant's, and may be empty.
 *
 * @example
 * if (isFluidSignInError(error)) say(error.message || 'Check your username and password.')
 */
export function isFluidSignInError(value: unknown): value is FluidSignInError {
  return isNamed(value, 'FluidSignInError')
}

/**
 * Tells that there is nothing of what was asked for, or of what a write meant.
 *
 * @example
 * if (isFluidNoRecordsError(error)) return []
 */
export function isFluidNoRecordsError(value: unknown): value is FluidNoRecordsError {
  return isNamed(value, 'FluidNoRecordsError')
}

/**
 * Tells that the merchant has no texts about a product.
 *
 * @example
 * if (isFluidNoProductDataError(error)) return []
 */
export function isFluidNoProductDataError(value: unknown): value is FluidNoProductDataError {
  return isNamed(value, 'FluidNoProductDataError')
}

/**
 * Tells that no price book has been set up for the customer; the message says so.
 *
 * @example
 * if (isFluidNoPriceBookError(error)) showHeading(error.message)
 */
export function isFluidNoPriceBookError(value: unknown): value is FluidNoPriceBookError {
  return isNamed(value, 'FluidNoPriceBookError')
}

/**
 * Tells that a report is made later and sent by e-mail, which is no failure.
 *
 * @example
 * if (isFluidQueuedReportNotice(error)) say('It will be e-mailed to you.')
 */
export function isFluidQueuedReportNotice(value: unknown): value is FluidQueuedReportNotice {
  return isNamed(value, 'FluidQueuedReportNotice')
}

/**
 * Tells a refusal of what was sent: which field, and the merchant's words.
 *
 * @example
 * if (isFluidFieldError(error)) for (const { field, msg } of error.errors) mark(field, msg)
 */
export function isFluidFieldError(value: unknown): value is FluidFieldError {
  return isNamed(value, 'FluidFieldError')
}

/**
 * Tells a reason of the client's own, such as an empty cart: nothing was sent, and the message says why.
 *
 * @example
 * if (isFluidClientReason(error)) say(error.message)
 */
export function isFluidClientReason(value: unknown): value is FluidError & { name: 'FluidError' } {
  return isNamed(value, 'FluidError')
}

/** Another bundle's classes are not ours; the names are the same. */
function isNamed(value: unknown, name: string): boolean {
  return isFluidError(value) && value.name === name
}
