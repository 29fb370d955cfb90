import type { ListInvoicesInput } from '@trade-portal/fluid-sdk'
import type { Portal } from '../../../context/PortalContext'
import { invoiceRange } from '../../../data/transactions/invoiceRange'
import type { DatesOfInvoices } from '../../../data/transactions/invoiceRange'
import { lastDayOfMonth, monthsBefore } from '../../../hooks/calendar'
import { today } from '../../../hooks/today'
import { invoicesMessages } from '../../../messages/invoices'

type PortalOfDates = Pick<Portal, 'formats' | 'isTaxRegion' | 'messagesOf'>

export interface DatePreset {
  id: string
  name: string
  /** Its days in words. */
  range: string
  dates: DatesOfInvoices
}

/** Returns the usual ranges of invoices. An Australian financial year begins on 1 July. */
export function datePresets({ formats, isTaxRegion, messagesOf }: PortalOfDates): DatePreset[] {
  const words = messagesOf(invoicesMessages)
  const day = today()
  const month = `${day.slice(0, 8)}01`
  const lastMonth = monthsBefore(month, 1)
  const preset = (id: string, name: string, dates: DatesOfInvoices) => {
    const { from, to } = invoiceRange(dates, day)
    const end = to === null ? words.today : formats.shortDay(to)
    return { id, name, dates, range: words.fromTo(formats.shortDay(from ?? day), end) }
  }
  return [
    preset('month', words.thisMonth, { from: month, to: '' }),
    preset('lastMonth', words.lastMonth, { from: lastMonth, to: lastDayOfMonth(lastMonth) }),
    preset('threeMonths', words.lastThreeMonths, { from: '', to: '' }),
    preset('year', words.thisYear, { from: yearStart(day, isTaxRegion ? 1 : 7), to: '' }),
  ]
}

/** Returns the first day of the year that a day is in, for years that begin with a month. */
export function yearStart(day: string, firstMonth: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const start = month < firstMonth ? year - 1 : year
  return `${start}-${String(firstMonth).padStart(2, '0')}-01`
}

/** Returns the id of the preset with a range, or `null` for the customer's own dates. */
export function presetOf(range: ListInvoicesInput, presets: readonly DatePreset[]): string | null {
  const day = today()
  const isSame = ({ dates }: DatePreset) => {
    const { from, to } = invoiceRange(dates, day)
    return from === range.from && to === range.to
  }
  return presets.find(isSame)?.id ?? null
}

/** Returns a range in a few words: its preset, or its days. */
export function rangeName(range: ListInvoicesInput, portal: PortalOfDates): string {
  const words = portal.messagesOf(invoicesMessages)
  const presets = datePresets(portal)
  const id = presetOf(range, presets)
  const known = presets.find((preset) => preset.id === id)
  if (known) return known.name
  const { from, to } = range
  const { date } = portal.formats
  if (from === null) return to === null ? words.allDates : words.until(date(to))
  return to === null ? words.fromOn(date(from)) : words.fromTo(date(from), date(to))
}
