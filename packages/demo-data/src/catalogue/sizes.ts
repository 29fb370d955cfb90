import type { Picture } from '../pictures/Picture.ts'
import type { Variant } from './recipes.ts'

const MILLIMETRES_PER_INCH = 25.4

/** Every pairing of two ranges. */
export function grid<A, B>(
  rows: readonly A[],
  columns: readonly B[],
  make: (row: A, column: B) => Variant,
): Variant[] {
  return rows.flatMap((row) => columns.map((column) => make(row, column)))
}

type Row = readonly [code: string, text: string, cost: number, picture?: Partial<Picture>]

/** Products that follow no rule, one row each. */
export function rows(list: readonly Row[]): Variant[] {
  return list.map(([code, text, cost, picture]) => ({ code, text, cost, ...(picture && { picture }) }))
}

/** Tints of pine by treatment. */
const tints: Record<string, string> = { H2F: '#a8b9ae', H3: '#bfb383' }

type Section = readonly [width: number, thickness: number]

/** Timber by the metre: `90 × 45 H2`, priced by the cubic metre. */
export function sections(sizes: readonly Section[], treatments: readonly string[], perCubicMetre: number) {
  return grid(sizes, treatments, ([width, thickness], treatment): Variant => {
    const tint = tints[treatment]
    const uplift = 1 + treatments.indexOf(treatment) * 0.07
    return {
      code: `${width}${thickness}${treatment.replaceAll(/[^A-Z0-9]/gi, '').toUpperCase()}`,
      text: `${width} × ${thickness}${treatment && ` ${treatment}`}`,
      cost: ((width * thickness) / 1e6) * perCubicMetre * uplift + 0.35,
      picture: { width, thickness, ...(tint && { colour: tint }) },
    }
  })
}

/** Lumber by the foot: `2 × 4 #2 & Btr`, priced by the board foot of its nominal size. */
export function nominal(sizes: readonly Section[], grades: readonly string[], perBoardFoot: number) {
  return grid(sizes, grades, ([thick, wide], grade): Variant => {
    const uplift = 1 + grades.indexOf(grade) * 0.12
    const dressed = (inches: number) => inches - (inches > 6 ? 0.75 : inches > 1 ? 0.5 : 0.25)
    return {
      code: `${thick}X${wide}${initials(grade)}`,
      text: `${thick}×${wide}${grade && ` ${grade}`}`,
      cost: ((thick * wide) / 12) * perBoardFoot * uplift + 0.08,
      picture: {
        width: Math.round(dressed(wide) * MILLIMETRES_PER_INCH),
        thickness: Math.round(dressed(thick) * MILLIMETRES_PER_INCH),
      },
    }
  })
}

/** Sheets in millimetres: `2400 × 1200 × 17`, priced by area and thickness. */
export function sheets(
  sizes: readonly (readonly [length: number, width: number])[],
  thicknesses: readonly number[],
  price: { perSquareMetre: number; perMillimetre: number },
) {
  return grid(sizes, thicknesses, ([length, width], thickness): Variant => ({
    code: `${length / 100}${width / 100}${String(thickness).replace('.', '')}`,
    text: `${length} × ${width} × ${thickness} mm`,
    cost: ((length * width) / 1e6) * (price.perSquareMetre + thickness * price.perMillimetre),
    picture: { length, width, thickness },
  }))
}

/** Panels in feet and fractions of an inch: `4×8 15/32 in`. */
export function panels(
  sizes: readonly (readonly [wide: number, long: number])[],
  thicknesses: readonly (readonly [inches: string, decimal: number])[],
  price: { perSquareFoot: number; perInch: number },
) {
  return grid(sizes, thicknesses, ([wide, long], [inches, decimal]): Variant => ({
    code: `${wide}${long}${inches.replaceAll(/\D/g, '')}`,
    text: `${wide}×${long} ft ${inches} in`,
    cost: wide * long * (price.perSquareFoot + decimal * price.perInch),
    picture: { length: long * 305, width: wide * 305, thickness: decimal * MILLIMETRES_PER_INCH },
  }))
}

/** Boxes of fasteners: every gauge in every length in every box. */
export function boxes(
  gauges: readonly string[],
  lengths: readonly (number | string)[],
  counts: readonly number[],
  price: { each: number; unit?: string },
) {
  return gauges.flatMap((gauge, size) =>
    lengths.flatMap((length, step) =>
      counts.map((count): Variant => ({
        code: `${initials(gauge)}${initials(String(length))}${counts.length > 1 ? `-${count}` : ''}`,
        text: `${gauge} × ${length}${price.unit ?? ' mm'}, box ${count}`,
        cost: price.each * count ** 0.93 * (1 + size * 0.22) * (1 + step * 0.18) + 1.5,
      })),
    ),
  )
}

/** Products that differ by one measure: `DN100`, `20 mm`. */
export function range<T extends string | number>(
  values: readonly T[],
  describe: (value: T, step: number) => Omit<Variant, 'code'>,
): Variant[] {
  return values.map((value, step) => ({ code: initials(String(value)), ...describe(value, step) }))
}

/** The letters and figures of a text, as an id spells them. */
function initials(text: string): string {
  return text
    .replaceAll(/&|×|#/g, ' ')
    .split(/\s+/)
    .map((word) => (/\d/.test(word) ? word.replaceAll(/[^A-Z0-9]/gi, '') : word.slice(0, 1)))
    .join('')
    .toUpperCase()
}
