import { decimalText, formatMoney, isKnown } from '@trade-portal/fluid-sdk'
import type { Currency, Locale, Money } from '@trade-portal/fluid-sdk'

/** Formatters of one locale and currency, shared by all widgets. An unknown figure becomes `-`. */
export interface Formats {
  /** A unit price: 2 decimals, up to 4 when it has them. `$3.45`, `$0.1234` */
  price: (amount: Money) => string
  /** A figure of a total, rounded once to cents: `$1,234.50` */
  money: (amount: Money) => string
  /** A quantity with at most 3 decimals, and no fewer than `least`: `12`, `10.8` */
  quantity: (value: number, least?: number) => string
  /** Thousandths of a unit as a length with at most 3 decimals, and no fewer than `least`: `2400` is `2.4`. */
  length: (thousandths: number, least?: number) => string
  /** Kilometres as a distance in the locale's unit: `4.2 km`, `2.6 mi`. */
  distance: (kilometres: number) => string
  /** `YYYY-MM-DD` in the locale's format, or `-`. */
  date: (isoDate: string | null) => string
  /** The weekday of `YYYY-MM-DD`: `Thursday`. */
  weekday: (isoDate: string) => string
  /** `YYYY-MM-DD` without its year: `26 Nov`, or with its weekday `Wed 25 Nov`. */
  shortDay: (isoDate: string, options?: { hasWeekday?: boolean }) => string
  /** Milliseconds since the epoch as local date and time: `22/11/2026, 7:42 am`. */
  moment: (at: number) => string
  /** The same, without the date if it is today: `7:42 am`. */
  lately: (at: number) => string
  /** A time of day with seconds: `7:42:10 am`. */
  time: (time: { hours: number; minutes: number; seconds: number }) => string
  /** `HH:mm` in the locale's format: `7:00 am`. */
  clock: (time: string) => string
}

const TEN_THOUSANDTHS = 10_000

/** The unit of distance of each locale. */
const ways: Record<Locale, { unit: string; ofKilometre: number; digits: [least: number, most: number] }> = {
  'en-AU': { unit: 'kilometer', ofKilometre: 1, digits: [0, 3] },
  'en-US': { unit: 'mile', ofKilometre: 0.621371, digits: [1, 1] },
}

/** Creates the formatters of a locale and currency, each on first use: one takes up to 5 ms on a phone. */
export function createFormats(locale: Locale, currency: Currency): Formats {
  const written = { locale, currency }
  const quantityFormats = [0, 1, 2, 3].map((least) =>
    whenUsed(() => new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: 3 })),
  )
  const quantity = (value: number, least = 0) =>
    (quantityFormats[least] ?? quantityFormats[0])!().format(value)
  const { unit, ofKilometre, digits } = ways[locale]
  const distanceFormat = whenUsed(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        minimumFractionDigits: digits[0],
        maximumFractionDigits: digits[1],
      }),
  )
  const dayFormat = (options: Intl.DateTimeFormatOptions) =>
    whenUsed(() => new Intl.DateTimeFormat(locale, options))
  const timeZone = 'UTC'
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const dayOfYear = { day: 'numeric', month: 'short', timeZone } as const
  const minutes = { hour: 'numeric', minute: '2-digit', hour12: true } as const
  const dateFormat = dayFormat({ ...day, timeZone })
  const weekdayFormat = dayFormat({ weekday: 'long', timeZone })
  const shortDayFormat = dayFormat(dayOfYear)
  const shortWeekdayFormat = dayFormat({ ...dayOfYear, weekday: 'short' })
  const timeFormat = dayFormat({ ...minutes, second: '2-digit', timeZone })
  const clockFormat = dayFormat({ ...minutes, timeZone })
  const momentFormat = dayFormat({ ...day, ...minutes })
  const hereFormat = dayFormat(day)
  const clockHereFormat = dayFormat(minutes)
  const isToday = (at: number) => hereFormat().format(at) === hereFormat().format(Date.now())
  return {
    price: (amount) => withMinus(formatMoney(amount, written)),
    money: (amount) => withMinus(formatMoney(roundToCents(amount), written)),
    quantity: (value, least) => known((amount) => quantity(amount, least))(value),
    length: (thousandths, least) => quantity(thousandths / 1000, least),
    distance: known((kilometres) => distanceFormat().format(kilometres * ofKilometre)),
    date: (isoDate) => dayText(isoDate, dateFormat),
    weekday: (isoDate) => dayText(isoDate, weekdayFormat),
    shortDay: (isoDate, { hasWeekday = false } = {}) =>
      dayText(isoDate, hasWeekday ? shortWeekdayFormat : shortDayFormat).replace(/^(\w+), /, '$1 '),
    moment: (at) => plainSpaces(momentFormat().format(at)),
    lately: (at) => plainSpaces((isToday(at) ? clockHereFormat : momentFormat)().format(at)),
    time: ({ hours, minutes, seconds }) =>
      plainSpaces(timeFormat().format(Date.UTC(2000, 0, 1, hours, minutes, seconds))),
    clock: (time) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return plainSpaces(clockFormat().format(Date.UTC(2000, 0, 1, hours, minutes)))
    },
  }
}

/** Returns a function that calls `make` once and caches the result. */
function whenUsed<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function dayText(isoDate: string | null, format: () => Intl.DateTimeFormat): string {
  const [year, month, day] = (isoDate ?? '').split('-').map(Number)
  return year && month && day ? format().format(Date.UTC(year, month - 1, day)) : '-'
}

/** Some engines put a narrow no-break space before "am", which old fonts render as a box. */
function plainSpaces(text: string): string {
  return text.replace(/\u202f/g, ' ')
}
const known = (format: (figure: number) => string) => (figure: number) =>
  isKnown(figure) ? format(figure) : '-'

/** Returns an amount for machines: `2314.60`, `-312.40`, or an empty text if unknown. */
export function plainAmount(amount: Money | null): string {
  return amount === null || !isKnown(amount) ? '' : decimalText(roundToCents(amount)).slice(0, -2)
}

/** Rounds half away from zero. Totals arrive rounded and stay the same. */
function roundToCents(amount: Money): Money {
  const cents = TEN_THOUSANDTHS / 100
  return Math.sign(amount) * Math.floor((Math.abs(amount) + cents / 2) / cents) * cents
}

/** `Intl` writes a hyphen for a minus. A single hyphen means an unknown amount. */
const withMinus = (text: string) => (text === '-' ? text : text.replace('-', '\u2212'))
