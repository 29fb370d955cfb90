import type { Picture } from '../pictures/Picture.ts'
import { colours, profile, roll, sheet, type Colour } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { grid, rows } from '../catalogue/sizes.ts'

const finishes: [name: string, code: string, colour: Colour][] = [
  ['Zincalume', 'ZN', colours.zinc],
  ['Monument', 'MO', colours.monument],
  ['Surfmist', 'SU', colours.surfmist],
  ['Ironstone', 'IR', colours.ironstone],
  ['Manor Red', 'MR', colours.manorRed],
  ['Shale Grey', 'SH', colours.cement],
  ['Basalt', 'BA', colours.grey],
  ['Night Sky', 'NS', colours.black],
]

const painted = finishes.slice(1)

const roofSheet = (detail: 'round' | 'square' | 'quad'): Picture => ({
  kind: 'corrugated',
  colour: colours.zinc,
  detail,
})

const gutter = (detail: 'square' | 'round'): Picture => ({ kind: 'gutter', colour: colours.zinc, detail })

export const roofing: CategoryRecipe = {
  id: 'ROOFING',
  name: 'Roofing & Guttering',
  types: [
    {
      name: 'Roof Sheeting',
      material: 'metal',
      about: 'Roll-formed steel to AS 1562.1, cut to your lengths at the mill.',
      classes: [
        {
          name: 'Corrugated',
          prefix: 'CORR',
          title: 'Corrugated Roofing 762 mm',
          units: ['m'],
          tally: 'free',
          picture: roofSheet('round'),
          variants: grid(finishes, [0.42, 0.48], ([name, code, colour], thickness) => ({
            code: `${code}${String(thickness).slice(2)}`,
            text: `${name} ${thickness} BMT`,
            cost: 15.4 + thickness * 12,
            picture: { colour },
          })),
        },
        {
          name: 'Five-Rib',
          prefix: 'RIB5',
          title: 'Five-Rib Roofing 700 mm',
          units: ['m'],
          tally: 'free',
          picture: roofSheet('quad'),
          variants: grid(finishes, [0.42, 0.48], ([name, code, colour], thickness) => ({
            code: `${code}${String(thickness).slice(2)}`,
            text: `${name} ${thickness} BMT`,
            cost: 17.1 + thickness * 13,
            picture: { colour },
          })),
        },
        {
          name: 'Standing Seam',
          prefix: 'SEAM',
          title: 'Standing Seam 470 mm',
          units: ['m'],
          tally: 'free',
          picture: roofSheet('square'),
          variants: painted.map(([name, code, colour]) => ({
            code,
            text: `${name} 0.55 BMT`,
            cost: 34.6,
            picture: { colour },
          })),
        },
        {
          name: 'Translucent',
          prefix: 'POLY',
          title: 'Polycarbonate Corrugated',
          units: ['ea'],
          picture: { kind: 'corrugated', colour: '#c9dfe6', detail: 'round' },
          variants: grid(['Clear', 'Opal', 'Grey'], [1800, 2400, 3000, 3600], (shade, length) => ({
            code: `${shade[0]}${length / 100}`,
            text: `${shade} 860 × ${length} mm`,
            cost: length * 0.0155,
            picture: { colour: shade === 'Clear' ? '#c9dfe6' : shade === 'Opal' ? '#e6ebe9' : '#8e979b' },
          })),
        },
      ],
    },
    {
      name: 'Gutter & Fascia',
      material: 'metal',
      about: 'Gutters and fascia in the colours of the roof, with brackets and corners to suit.',
      classes: [
        {
          name: 'Quad Gutter',
          prefix: 'QUAD',
          title: 'Quad Gutter 115 mm',
          units: ['m'],
          tally: 'preset',
          picture: gutter('square'),
          variants: grid(finishes, ['Slotted', 'Plain'], ([name, code, colour], front) => ({
            code: `${code}${front[0]}`,
            text: `${name} ${front}`,
            cost: front === 'Slotted' ? 9.2 : 8.6,
            picture: { colour },
          })),
        },
        {
          name: 'Half Round Gutter',
          prefix: 'HALF',
          title: 'Half Round Gutter 150 mm',
          units: ['m'],
          tally: 'preset',
          picture: gutter('round'),
          variants: finishes.map(([name, code, colour]) => ({
            code,
            text: name,
            cost: 13.4,
            picture: { colour },
          })),
        },
        {
          name: 'Metal Fascia',
          prefix: 'FASC',
          title: 'Metal Fascia 185 mm',
          units: ['m'],
          tally: 'preset',
          picture: profile('zed', colours.zinc),
          variants: painted.map(([name, code, colour]) => ({
            code,
            text: name,
            cost: 10.9,
            picture: { colour },
          })),
        },
        {
          name: 'Brackets & Corners',
          prefix: 'GACC',
          title: 'Gutter',
          units: ['ea', 'box'],
          picture: { kind: 'bracket', colour: colours.zinc, detail: 'strap' },
          variants: grid(
            ['Bracket', 'External Corner', 'Internal Corner', 'Stop End'],
            painted,
            (part, [name, code, colour]) => ({
              code: `${part.replaceAll(/[a-z ]/g, '')}${code}`,
              text: `${part} ${name}`,
              cost: 2.1 + part.length * 0.55,
              picture: { colour },
            }),
          ),
        },
      ],
    },
    {
      name: 'Flashings & Cappings',
      material: 'metal',
      about: 'Folded flashings in stock girths; other shapes are folded from a drawing within two days.',
      classes: [
        {
          name: 'Ridge & Barge Capping',
          prefix: 'CAPP',
          title: 'Capping',
          units: ['m'],
          tally: 'preset',
          picture: profile('angle', colours.zinc),
          variants: grid(['Ridge', 'Barge', 'Apron'], finishes, (shape, [name, code, colour]) => ({
            code: `${shape[0]}${code}`,
            text: `${shape} ${name}`,
            cost: 11 + shape.length * 0.7,
            picture: { colour },
          })),
        },
        {
          name: 'Roll Flashing',
          prefix: 'FLSH',
          title: 'Roll Flashing',
          units: ['roll'],
          picture: roll(colours.zinc),
          variants: grid(['Lead Free', 'Aluminium', 'EPDM'], [150, 230, 300, 450, 600], (kind, width) => ({
            code: `${kind[0]}${width}`,
            text: `${kind} ${width} mm × 10 m`,
            cost: width * 0.21 + kind.length,
            picture: { width, colour: kind === 'EPDM' ? colours.black : colours.zinc },
          })),
        },
      ],
    },
    {
      name: 'Downpipe & Stormwater Heads',
      material: 'metal',
      about: 'Downpipes and rainwater heads that match the gutter.',
      classes: [
        {
          name: 'Downpipe',
          prefix: 'DOWN',
          title: 'Downpipe',
          units: ['ea'],
          picture: profile('square', colours.zinc),
          variants: grid(finishes, ['100 × 50', '100 × 75', '90 round'], ([name, code, colour], size) => ({
            code: `${code}${size.replaceAll(/\D/g, '')}`,
            text: `${size} mm × 1800 ${name}`,
            cost: 19 + size.length * 0.8,
            picture: size === '90 round' ? { kind: 'pipe', colour, width: 90, length: 1800 } : { colour },
          })),
        },
        {
          name: 'Rainwater Heads',
          prefix: 'RWH',
          title: 'Rainwater Head',
          units: ['ea'],
          picture: { kind: 'bracket', colour: colours.zinc, detail: 'hanger', width: 300, length: 250 },
          variants: painted.map(([name, code, colour]) => ({
            code,
            text: `300 × 200 × 200 mm ${name}`,
            cost: 96,
            picture: { colour },
          })),
        },
      ],
    },
    {
      name: 'Roof Tiles & Battens',
      material: 'masonry',
      about: 'Concrete tiles and steel battens for new roofs and repairs.',
      classes: [
        {
          name: 'Concrete Tiles',
          prefix: 'TILE',
          title: 'Concrete Roof Tile',
          units: ['ea', 'pal'],
          picture: sheet(colours.charcoal, 'rib'),
          variants: rows([
            ['FLC', 'Flat Charcoal', 3.85, { length: 420, width: 330, thickness: 24 }],
            ['FLG', 'Flat Gunmetal', 3.85, { length: 420, width: 330, thickness: 24, colour: colours.grey }],
            [
              'WVB',
              'Wave Barramundi',
              3.6,
              { length: 420, width: 330, thickness: 30, colour: colours.sandstone },
            ],
            [
              'WVR',
              'Wave Terracotta',
              3.95,
              { length: 420, width: 330, thickness: 30, colour: colours.brick },
            ],
          ]),
        },
        {
          name: 'Steel Battens',
          prefix: 'SBAT',
          title: 'Top Hat Batten',
          units: ['m'],
          tally: 'preset',
          picture: profile('zed', colours.galvanised),
          variants: grid([24, 40, 61, 96], [0.48, 0.55, 0.75], (width, thickness) => ({
            code: `${width}${String(thickness).slice(2)}`,
            text: `${width} mm ${thickness} BMT`,
            cost: 2.3 + width * 0.03 + thickness,
            picture: { width },
          })),
        },
      ],
    },
  ],
}
