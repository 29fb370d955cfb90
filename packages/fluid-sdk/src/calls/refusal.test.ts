import { describe, expect, it } from 'vitest'
import { isFluidError } from '../errors'
import type { FluidFieldError } from '../errors'
import { refusalOf } from './refusal'

const refuse = (answer: object) => refusalOf({ hasErrors: true, ...answer }, 'someCall')
const rowsOf = (...messages: string[]) => messages.map((msg) => ({ field: '', msg }))

describe('refusalOf', () => {
  it.each([
    ['Your session has expired.', 'FluidSessionExpiredError'],
    ['INVALID SESSION CONTEXTID', 'FluidSessionExpiredError'],
    ['No matching records found', 'FluidNoRecordsError'],
    ['no data for product PINE9045', 'FluidNoProductDataError'],
    ['No price book extract has been set up for you', 'FluidNoPriceBookError'],
    [
      'Your request has been queued and will be emailed to the specified recipients when generated.',
      'FluidQueuedReportNotice',
    ],
    ['Cart session is closed', 'FluidFieldError'],
    ['', 'FluidFieldError'],
  ])('takes "%s" for %s [error-01 error-02]', (msg, name) => {
    const error = refuse({ errorTable: rowsOf(msg) })
    expect(error?.name).toBe(name)
    expect(error?.operation).toBe('someCall')
    expect(isFluidError(error)).toBe(true)
  })

  it('looks at a message only when its field is empty [error-03]', () => {
    const msg = 'session has expired'
    expect(refuse({ errorTable: [{ field: 'qty', msg }] })?.name).toBe('FluidFieldError')
    for (const field of [undefined, null, '', ' ']) {
      expect(refuse({ errorTable: [{ field, msg }] })?.name).toBe('FluidSessionExpiredError')
    }
  })

  it('never looks past the first row [error-03]', () => {
    expect(refuse({ errorTable: rowsOf('Bad quantity', 'session has expired') })?.name).toBe(
      'FluidFieldError',
    )
    expect(refuse({ errorTable: [null, { msg: 'session has expired' }] })?.name).toBe('FluidFieldError')
  })

  it('joins the messages and carries the rows [error-04]', () => {
    const error = refuse({
      errorTable: [{ field: 'qty', msg: 'Too many' }, { msg: 'Ask us' }, { field: 'uom' }],
    })
    expect(error?.message).toBe('Too many\nAsk us')
    expect((error as FluidFieldError).errors).toEqual([
      { field: 'qty', msg: 'Too many' },
      { field: '', msg: 'Ask us' },
      { field: 'uom', msg: '' },
    ])
  })

  it('has a message for a refusal without one [error-04]', () => {
    expect(refuse({ errorTable: [] })).toMatchObject({ name: 'FluidFieldError', message: 'Field Error' })
    expect(refuse({ errorTable: [{}] })).toMatchObject({ name: 'FluidFieldError', message: 'Field Error' })
    expect(refuse({})).toMatchObject({ name: 'FluidApiError', message: 'Api Error' })
    expect(refuse({ errorTable: null })).toMatchObject({ name: 'FluidApiError', message: 'Api Error' })
  })

  it('reads errors in place of an errorTable that is empty or absent', () => {
    expect(refuse({ errors: rowsOf('Empty cart') })?.message).toBe('Empty cart')
    expect(refuse({ errorTable: [], errors: rowsOf('Empty cart') })?.message).toBe('Empty cart')
    expect(refuse({ errorTable: rowsOf('A'), errors: rowsOf('B') })?.message).toBe('A')
  })

  it('lets a success be one', () => {
    for (const hasErrors of [false, 'false', 'no', 0, '0', null, undefined]) {
      expect(refusalOf({ hasErrors, errorTable: [] }, 'someCall')).toBeNull()
    }
    for (const hasErrors of ['true', 'yes', 1, '1']) {
      expect(refusalOf({ hasErrors }, 'someCall')?.name).toBe('FluidApiError')
    }
    expect(refusalOf([{ stateID: 'VIC' }], 'getState')).toBeNull()
  })
})
