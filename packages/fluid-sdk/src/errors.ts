/** A row of a refusal: the field it is about, and the merchant's message. */
export interface FieldIssue {
  /**
   * The field's name in the operation's input, or on the wire when the input has no such field; empty when the
   * refusal names none.
   */
  field: string
  msg: string
}

/** The base class of all errors of the client. Check with `isFluidError`, which works across bundles. */
export class FluidError extends Error {
  readonly isFluidError = true
  /** The failed operation, by its wire name, or the failed step. */
  readonly operation: string
  override name = 'FluidError'

  constructor(message: string, operation: string, options?: ErrorOptions) {
    super(message, options)
    this.operation = operation
  }
}

/** No answer, a status other than 200, or a body without a JSON object. Reads may be repeated. */
export class FluidTransportError extends FluidError {
  override name = 'FluidTransportError' as const
  /** The HTTP status, or `null` without an answer. A redirect counts as no answer, and is not followed. */
  readonly status: number | null
  /** The call was a write. When its answer was lost, the write may have been carried out. */
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

/** The call needs a session and there is none. Nothing was sent. */
export class FluidNotSignedInError extends FluidError {
  override name = 'FluidNotSignedInError' as const
}

/** The call's session has changed or ended, so its answer is discarded. A write may have been carried out. */
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

/** The merchant has no such record. */
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
 * The merchant, or the client before sending, refused the input; `errors` lists the fields and reasons.
 *
 * Fields have the names of the operation's input, so that a form can show each message at its field: `password` for
 * the wire's `tpaUserPassword`. A wire field without an input, such as `sessionID`, keeps its name.
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

/** Returns whether a caught value is one of the client's errors, whichever copy of the SDK threw it. */
export function isFluidError(value: unknown): value is FluidError {
  return (
    typeof value === 'object' && value !== null && (value as { isFluidError?: unknown }).isFluidError === true
  )
}

/**
 * Returns whether an answer was lost: none came, the server failed, or something between it and here answered in its
 * place. A read may be repeated. A write (`isOfWrite`) may have been carried out: read the data it changes before
 * showing a result.
 */
export function isLostAnswer(value: unknown): value is FluidTransportError {
  if (!isFluidTransportError(value)) return false
  const { status } = value
  return status === null || status === 200 || status >= 500
}

/**
 * Returns whether a call has no answer because there is no session, or it has expired or changed: show the sign-in.
 * When it has changed (`isFluidSessionChangedError`), a write may have been carried out.
 */
export function isSessionGone(
  value: unknown,
): value is FluidNotSignedInError | FluidSessionExpiredError | FluidSessionChangedError {
  return (
    isFluidNotSignedInError(value) || isFluidSessionExpiredError(value) || isFluidSessionChangedError(value)
  )
}

/**
 * Returns whether a call failed on the way: no answer, a status other than 200, or an unreadable answer.
 *
 * @example
 * if (isFluidTransportError(error) && error.status === null) say('You may be offline.')
 */
export function isFluidTransportError(value: unknown): value is FluidTransportError {
  return isNamed(value, 'FluidTransportError')
}

/**
 * Returns whether the session has expired: show the sign-in.
 *
 * @example
 * if (isFluidSessionExpiredError(error)) openSignIn()
 */
export function isFluidSessionExpiredError(value: unknown): value is FluidSessionExpiredError {
  return isNamed(value, 'FluidSessionExpiredError')
}

/**
 * Returns whether a call needs a session and there is none. Nothing was sent.
 *
 * @example
 * if (isFluidNotSignedInError(error)) openSignIn()
 */
export function isFluidNotSignedInError(value: unknown): value is FluidNotSignedInError {
  return isNamed(value, 'FluidNotSignedInError')
}

/**
 * Returns whether a call's customer is no longer the signed-in one, so that its answer is discarded. A write may have
 * been carried out.
 *
 * @example
 * if (isFluidSessionChangedError(error)) return
 */
export function isFluidSessionChangedError(value: unknown): value is FluidSessionChangedError {
  return isNamed(value, 'FluidSessionChangedError')
}

/**
 * Returns whether an error is a refusal without a reason.
 *
 * @example
 * if (isFluidApiError(error)) report(error.operation)
 */
export function isFluidApiError(value: unknown): value is FluidApiError {
  return isNamed(value, 'FluidApiError')
}

/**
 * Returns whether the merchant refused a sign-in; the message is the merchant's, and may be empty.
 *
 * @example
 * if (isFluidSignInError(error)) say(error.message || 'Check your username and password.')
 */
export function isFluidSignInError(value: unknown): value is FluidSignInError {
  return isNamed(value, 'FluidSignInError')
}

/**
 * Returns whether the merchant has no such record, for a read or a write.
 *
 * @example
 * if (isFluidNoRecordsError(error)) return []
 */
export function isFluidNoRecordsError(value: unknown): value is FluidNoRecordsError {
  return isNamed(value, 'FluidNoRecordsError')
}

/**
 * Returns whether the merchant has no texts about a product.
 *
 * @example
 * if (isFluidNoProductDataError(error)) return []
 */
export function isFluidNoProductDataError(value: unknown): value is FluidNoProductDataError {
  return isNamed(value, 'FluidNoProductDataError')
}

/**
 * Returns whether no price book has been set up for the customer; the message explains it.
 *
 * @example
 * if (isFluidNoPriceBookError(error)) showHeading(error.message)
 */
export function isFluidNoPriceBookError(value: unknown): value is FluidNoPriceBookError {
  return isNamed(value, 'FluidNoPriceBookError')
}

/**
 * Returns whether a report is made later and sent by e-mail, which is not a failure.
 *
 * @example
 * if (isFluidQueuedReportNotice(error)) say('It will be e-mailed to you.')
 */
export function isFluidQueuedReportNotice(value: unknown): value is FluidQueuedReportNotice {
  return isNamed(value, 'FluidQueuedReportNotice')
}

/**
 * Returns whether the input was refused: `errors` has the fields and the merchant's messages.
 *
 * @example
 * if (isFluidFieldError(error)) for (const { field, msg } of error.errors) mark(field, msg)
 */
export function isFluidFieldError(value: unknown): value is FluidFieldError {
  return isNamed(value, 'FluidFieldError')
}

/**
 * Returns whether the client itself refused a call, such as for an empty cart: nothing was sent, and the message has
 * the reason.
 *
 * @example
 * if (isFluidClientReason(error)) say(error.message)
 */
export function isFluidClientReason(value: unknown): value is FluidError & { name: 'FluidError' } {
  return isNamed(value, 'FluidError')
}

/** Another bundle has other classes with the same names. */
function isNamed(value: unknown, name: string): boolean {
  return isFluidError(value) && value.name === name
}
