import { describe, expect, it } from 'vitest'
import { unbrokenPieces } from './unbrokenPieces'

/** The pieces of a text that stay on one line, in brackets. */
const marked = (text: string) =>
  unbrokenPieces(text)
    .map(({ text: piece, isUnbroken }) => (isUnbroken ? `[${piece}]` : piece))
    .join('')

describe('unbrokenPieces', () => {
  it.each([
    ['Bugle Batten Screw 14 g × 100 mm, box 250', 'Bugle Batten Screw [14 g × 100 mm], [box 250]'],
    ['Structural Pine MGP10 90 × 45 H2', 'Structural Pine MGP10 [90 × 45 H2]'],
    ['Structural Pine MGP10 70 × 35 H2F', 'Structural Pine MGP10 [70 × 35 H2F]'],
    ['Construction Adhesive 300 mL', 'Construction Adhesive [300 mL]'],
    ['Rapid-Set Concrete 20 kg', '[Rapid-Set] Concrete [20 kg]'],
    ['Merbau Decking 140 × 19 Pre-oiled', 'Merbau Decking [140 × 19] [Pre-oiled]'],
    ['Pick up from 7:30 am', 'Pick up from [7:30 am]'],
    ['BBS14100 · box', '[BBS14100 · box]'],
    ['Plasterboard 2400 × 1200 × 10 mm', 'Plasterboard [2400 × 1200 × 10 mm]'],
    ['Deck Screw #9 x 2-1/2 in, pack of 100', 'Deck Screw [#9 x 2-1/2 in], [pack of 100]'],
    ['Sarking 60 m² roll', 'Sarking [60 m²] roll'],
    ['Doug Fir 2 x 4 x 8 ft', 'Doug Fir [2 x 4 x 8 ft]'],
    ['18 @ 2.4 m · 12 @ 3.6 m', '[18 @ 2.4 m] · [12 @ 3.6 m]'],
    ['Check your cart, we could not confirm it.', 'Check your cart, we could not confirm it.'],
    ['12 Hilltop Rd', '12 Hilltop Rd'],
    ['Merbau 140 × 19 KD', 'Merbau [140 × 19 KD]'],
    ['Email all for this job', 'Email all for this job'],
    ['dana@ridgeline-carpentry.example', 'dana@ridgeline-carpentry.example'],
    ['Cement Sheet', 'Cement Sheet'],
    ['Nails', 'Nails'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(marked(text)).toBe(expected)
  })

  it('leaves the text itself unchanged', () => {
    const text = 'Bugle Batten Screw 14 g × 100 mm, box 250 – Class 3, Pre-oiled 7:30 am H2'
    expect(
      unbrokenPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })

  it('lets a piece that is too long for a narrow column break', () => {
    expect(marked('Galvanised-Reinforcement-Mesh-Panel 6 m')).toBe(
      'Galvanised-Reinforcement-Mesh-Panel [6 m]',
    )
  })
})
