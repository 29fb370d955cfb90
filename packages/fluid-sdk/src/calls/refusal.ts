import {
  FluidApiError,
  FluidFieldError,
  FluidNoPriceBookError,
  FluidNoProductDataError,
  FluidNoRecordsError,
  FluidQueuedReportNotice,
  FluidSessionExpiredError,
} from '../errors'
import type { FieldIssue, FluidError } from '../errors'
import type { WireRefusal } from '../wire/operations'
import { flag, text } from './decode'
import type { Untrusted } from './decode'

/** The meaning of a message without a field, by the words it holds. */
const MEANINGS = [
  ['session has expired', FluidSessionExpiredError],
  ['Invalid Session ContextID', FluidSessionExpiredError],
  ['No matching records', FluidNoRecordsError],
  ['No data for product', FluidNoProductDataError],
  ['No price book extract has been set up for you', FluidNoPriceBookError],
  [
    'Your request has been queued and will be emailed to the specified recipients when generated',
    FluidQueuedReportNotice,
  ],
] as const

/** Input names of fields, by their wire names. Those with the same spelling may be left out. */
export type FieldNames = Readonly<Partial<Record<string, string>>>

/** Returns the error of a refused answer, or `null` for a success. Only the first row of a refusal classifies it. */
export function refusalOf(answer: object, operation: string, fields: FieldNames = {}): FluidError | null {
  const refusal = answer as NonNullable<Untrusted<WireRefusal>>
  if (!flag(refusal.hasErrors)) return null
  const issues = issuesOf(refusal, fields)
  if (!issues) return new FluidApiError('Api Error', operation)

  const [first] = issues
  if (!first || first.field) return new FluidFieldError(issues, operation)
  const words = first.msg.toLowerCase()
  const [, Meaning] = MEANINGS.find(([phrase]) => words.includes(phrase.toLowerCase())) ?? []
  return Meaning ? new Meaning(first.msg, operation) : new FluidFieldError(issues, operation)
}

/** Returns the rows of a refusal; `null` when it has no table at all. */
function issuesOf(
  { errorTable, errors }: NonNullable<Untrusted<WireRefusal>>,
  fields: FieldNames,
): FieldIssue[] | null {
  const tables = [errorTable, errors].filter((table) => Array.isArray(table))
  const table = tables.find(({ length }) => length > 0) ?? tables[0]
  const nameOf = (field: string) => (Object.hasOwn(fields, field) ? fields[field] : undefined) ?? field
  return table?.map((row) => ({ field: nameOf(text(row?.field).trim()), msg: text(row?.msg) })) ?? null
}
