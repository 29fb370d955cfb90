import { describe, expect, it } from 'vitest'
import { unbroken } from './unbrokenText'

/** The text with `_` for each space that does not break, and `=` for each such hyphen. */
const marked = (text: string) => unbroken(text).replaceAll('\u00a0', '_').replaceAll('\u2011', '=')

describe('unbroken', () => {
  it.each([
    ['Bugle Batten Screw 14 g × 100 mm, box 250', 'Bugle Batten Screw 14_g_×_100_mm, box_250'],
    ['Structural Pine MGP10 90 × 45 H2', 'Structural Pine MGP10 90_×_45_H2'],
    ['Structural Pine MGP10 70 × 35 H2F', 'Structural Pine MGP10 70_×_35_H2F'],
    ['Construction Adhesive 300 mL', 'Construction Adhesive 300_mL'],
    ['Rapid-Set Concrete 20 kg', 'Rapid=Set Concrete 20_kg'],
    ['Merbau Decking 140 × 19 Pre-oiled', 'Merbau Decking 140_×_19 Pre=oiled'],
    ['Pick up from 7:30 am', 'Pick up from 7:30_am'],
    ['BBS14100 · box', 'BBS14100_·_box'],
    ['Plasterboard 2400 × 1200 × 10 mm', 'Plasterboard 2400_×_1200_×_10_mm'],
    ['Deck Screw #9 x 2-1/2 in, pack of 100', 'Deck Screw #9_x_2=1/2_in, pack_of_100'],
    ['Sarking 60 m² roll', 'Sarking 60_m² roll'],
    ['Doug Fir 2 x 4 x 8 ft', 'Doug Fir 2_x_4_x_8_ft'],
    ['18 @ 2.4 m · 12 @ 3.6 m', '18_@_2.4_m · 12_@_3.6_m'],
    ['Check your cart, we could not confirm it.', 'Check your cart, we could not confirm it.'],
    ['12 Hilltop Rd', '12 Hilltop Rd'],
    ['Merbau 140 × 19 KD', 'Merbau 140_×_19_KD'],
    ['Email all for this job', 'Email all for this job'],
    ['dana@ridgeline-carpentry.example', 'dana@ridgeline-carpentry.example'],
    ['Invoice 500001-0 of 2026-10-01', 'Invoice 500001-0 of 2026-10-01'],
    ['Cement Sheet', 'Cement Sheet'],
    ['Nails', 'Nails'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(marked(text)).toBe(expected)
  })

  it('keeps the hyphens of a product number, which customers copy', () => {
    expect(marked('HWF-1719 · m')).toBe('HWF-1719_·_m')
  })

  it('lets a piece that is too long for a narrow column break', () => {
    expect(marked('Galvanised-Reinforcement-Mesh-Panel 6 m')).toBe('Galvanised-Reinforcement-Mesh-Panel 6_m')
  })
})
