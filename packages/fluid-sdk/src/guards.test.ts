import { describe, expect, it } from 'vitest'
import * as sdk from './errors'

const { FluidError, FluidFieldError, FluidTransportError } = sdk

/** Each class with its guard; the base class is for the client's own refusals. */
const kinds = [
  [new FluidTransportError('getCartContents', 503), sdk.isFluidTransportError],
  [new sdk.FluidSessionExpiredError('x', 'y'), sdk.isFluidSessionExpiredError],
  [new sdk.FluidNotSignedInError('x', 'y'), sdk.isFluidNotSignedInError],
  [new sdk.FluidSessionChangedError('x', 'y'), sdk.isFluidSessionChangedError],
  [new sdk.FluidApiError('x', 'y'), sdk.isFluidApiError],
  [new sdk.FluidSignInError('x', 'y'), sdk.isFluidSignInError],
  [new sdk.FluidNoRecordsError('x', 'y'), sdk.isFluidNoRecordsError],
  [new sdk.FluidNoProductDataError('x', 'y'), sdk.isFluidNoProductDataError],
  [new sdk.FluidNoPriceBookError('x', 'y'), sdk.isFluidNoPriceBookError],
  [new sdk.FluidQueuedReportNotice('x', 'y'), sdk.isFluidQueuedReportNotice],
  [new FluidFieldError([{ field: 'qty', msg: 'Too many' }], 'y'), sdk.isFluidFieldError],
  [new FluidError('Your cart is empty', 'y'), sdk.isFluidClientReason],
] as const

describe.each(kinds)('an error that is %s', (error, guard) => {
  it('is recognised by its own guard and by no other', () => {
    expect(kinds.filter(([, other]) => other(error)).map(([, other]) => other)).toEqual([guard])
  })

  it('is recognised when another copy of the SDK has thrown it', () => {
    const { name, message } = error
    expect(guard({ isFluidError: true, name, message })).toBe(true)
    expect(guard({ name, message })).toBe(false)
  })
})

it('has a guard for each class of error', () => {
  const classes = Object.entries(sdk).filter(([name]) => /^Fluid\w*(Error|Notice)$/.test(name))
  expect(classes.map(([name]) => name).sort()).toEqual(kinds.map(([{ name }]) => name).sort())
})
