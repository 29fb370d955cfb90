import type { Picture } from '../pictures/Picture.ts'
import { cartridge, colours, profile, roll, type Colour } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { grid, rows } from '../catalogue/sizes.ts'

const shades: [name: string, code: string, colour: Colour][] = [
  ['Charcoal', 'CH', colours.charcoal],
  ['Weathered Wood', 'WW', colours.sandstone],
  ['Slate', 'SL', colours.ironstone],
  ['Driftwood', 'DW', colours.concrete],
  ['Barkwood', 'BW', colours.merbau],
  ['Onyx', 'OX', colours.black],
  ['Pewter', 'PW', colours.grey],
  ['Harvest', 'HV', colours.cedar],
]

const paints: [name: string, code: string, colour: Colour][] = [
  ['Galvalume', 'GV', colours.zinc],
  ['Matte Black', 'MB', colours.monument],
  ['Forest Green', 'FG', colours.green],
  ['Barn Red', 'BR', colours.manorRed],
  ['Light Stone', 'LS', colours.surfmist],
  ['Ocean Blue', 'OB', colours.blue],
  ['Copper Penny', 'CP', colours.copper],
  ['Ash Gray', 'AG', colours.cement],
]

const panel = (detail: 'round' | 'square' | 'quad'): Picture => ({
  kind: 'corrugated',
  colour: colours.zinc,
  detail,
})

const bundle: Picture = { kind: 'bundle', colour: colours.charcoal, surface: 'speckle' }

export const roofing: CategoryRecipe = {
  id: 'ROOFING',
  name: 'Roofing',
  types: [
    {
      name: 'Shingles',
      material: 'masonry',
      about: 'Laminated asphalt shingles with algae resistance, for the rain side of the mountains.',
      classes: [
        {
          name: 'Architectural',
          prefix: 'ARCH',
          title: 'Architectural Shingle',
          units: ['bdl', 'sq', 'pal'],
          picture: bundle,
          variants: grid(shades, ['30 Year', 'Lifetime', 'Class 4'], ([name, code, colour], grade) => ({
            code: `${code}${grade[0]}${grade.at(-1)}`.toUpperCase(),
            text: `${grade} ${name}`,
            cost: grade === '30 Year' ? 34.5 : grade === 'Lifetime' ? 39.8 : 47.2,
            picture: { colour },
          })),
        },
        {
          name: 'Hip & Starter',
          prefix: 'HIP',
          title: 'Hip & Ridge Shingle',
          units: ['bdl'],
          picture: bundle,
          variants: shades.map(([name, code, colour]) => ({
            code,
            text: name,
            cost: 56.9,
            picture: { colour },
          })),
        },
        {
          name: 'Cedar Shakes',
          prefix: 'SHAK',
          title: 'Cedar Shake',
          units: ['bdl', 'sq'],
          picture: { kind: 'bundle', colour: colours.cedar, surface: 'grain' },
          variants: grid(['#1 Blue Label', '#2 Red Label'], ['18 in', '24 in'], (grade, length) => ({
            code: `${grade[1]}-${length.slice(0, 2)}`,
            text: `${grade} ${length}`,
            cost: grade.startsWith('#1') ? 98 : 71,
          })),
        },
      ],
    },
    {
      name: 'Metal Roofing',
      material: 'metal',
      about: 'Panels roll-formed to the inch, with trim to match.',
      classes: [
        {
          name: 'Corrugated',
          prefix: 'CORR',
          title: 'Corrugated Panel 26 in',
          units: ['ft'],
          tally: 'free',
          picture: panel('round'),
          variants: grid(paints, ['29 ga', '26 ga'], ([name, code, colour], gauge) => ({
            code: `${code}${gauge.slice(0, 2)}`,
            text: `${name} ${gauge}`,
            cost: gauge === '29 ga' ? 3.1 : 3.9,
            picture: { colour },
          })),
        },
        {
          name: 'Ribbed',
          prefix: 'RIB',
          title: 'Ribbed Panel 36 in',
          units: ['ft'],
          tally: 'free',
          picture: panel('quad'),
          variants: grid(paints, ['29 ga', '26 ga', '24 ga'], ([name, code, colour], gauge) => ({
            code: `${code}${gauge.slice(0, 2)}`,
            text: `${name} ${gauge}`,
            cost: 3.4 + (29 - Number(gauge.slice(0, 2))) * 0.3,
            picture: { colour },
          })),
        },
        {
          name: 'Standing Seam',
          prefix: 'SEAM',
          title: 'Standing Seam 16 in',
          units: ['ft'],
          tally: 'free',
          picture: panel('square'),
          variants: paints.slice(1).map(([name, code, colour]) => ({
            code,
            text: `${name} 24 ga`,
            cost: 6.85,
            picture: { colour },
          })),
        },
      ],
    },
    {
      name: 'Underlayment',
      material: 'insulation',
      about: 'Felt, synthetic and peel-and-stick under any roof covering.',
      classes: [
        {
          name: 'Felt & Synthetic',
          prefix: 'UND',
          title: 'Underlayment',
          units: ['roll', 'pal'],
          picture: roll(colours.black, colours.blue),
          variants: rows([
            ['F15', '#15 Felt 4 sq', 24.8],
            ['F30', '#30 Felt 2 sq', 27.2],
            ['S10', 'Synthetic 10 sq', 89],
            ['S10HD', 'Synthetic Heavy Duty 10 sq', 124],
            ['S10HT', 'Synthetic High Temp 10 sq', 149],
          ]),
        },
        {
          name: 'Ice & Water',
          prefix: 'ICE',
          title: 'Ice & Water Shield',
          units: ['roll'],
          picture: roll(colours.charcoal, colours.red),
          variants: grid([1, 2], ['Granular', 'Smooth', 'High Temp'], (squares, kind) => ({
            code: `${squares}${kind[0]}`,
            text: `${kind} ${squares} sq`,
            cost: squares * 52 + kind.length * 2,
          })),
        },
      ],
    },
    {
      name: 'Gutters & Flashing',
      material: 'metal',
      about: 'K-style and half-round gutter, downspout and flashing.',
      classes: [
        {
          name: 'K-Style Gutter',
          prefix: 'KGUT',
          title: 'K-Style Gutter 5 in',
          units: ['ft'],
          tally: 'preset',
          picture: { kind: 'gutter', colour: colours.zinc, detail: 'square' },
          variants: paints.map(([name, code, colour]) => ({
            code,
            text: name,
            cost: 2.95,
            picture: { colour },
          })),
        },
        {
          name: 'Half Round Gutter',
          prefix: 'HGUT',
          title: 'Half Round Gutter 6 in',
          units: ['ft'],
          tally: 'preset',
          picture: { kind: 'gutter', colour: colours.zinc, detail: 'round' },
          variants: paints.map(([name, code, colour]) => ({
            code,
            text: name,
            cost: 4.65,
            picture: { colour },
          })),
        },
        {
          name: 'Downspout',
          prefix: 'DSP',
          title: 'Downspout',
          units: ['ea'],
          picture: profile('square', colours.zinc),
          variants: grid(paints, ['2×3', '3×4'], ([name, code, colour], size) => ({
            code: `${code}${size.replace('×', '')}`,
            text: `${size} in × 10 ft ${name}`,
            cost: size === '2×3' ? 16.8 : 22.4,
            picture: { colour },
          })),
        },
        {
          name: 'Flashing',
          prefix: 'FLS',
          title: 'Flashing',
          units: ['ea'],
          picture: profile('angle', colours.zinc),
          variants: grid(['Drip Edge', 'Step', 'Z-Bar', 'Valley'], paints, (shape, [name, code, colour]) => ({
            code: `${shape.slice(0, 2).toUpperCase()}${code}`,
            text: `${shape} 10 ft ${name}`,
            cost: 7 + shape.length * 0.6,
            picture: { colour },
          })),
        },
      ],
    },
    {
      name: 'Roof Accessories',
      material: 'chemical',
      about: 'Vents, boots and sealants.',
      classes: [
        {
          name: 'Sealants & Coil Flashing',
          prefix: 'RSEAL',
          title: 'Roof Sealant',
          units: ['ea', 'ctn'],
          picture: cartridge(colours.red),
          variants: rows([
            ['TRI', 'Tripolymer 10.3 oz', 9.8],
            ['FLG', 'Flashing Cement 10.1 oz', 4.6],
            ['BUT', 'Butyl 10.3 oz', 6.9],
          ]),
        },
        {
          name: 'Coil Stock',
          prefix: 'COIL',
          title: 'Coil Stock 24 in × 50 ft',
          units: ['roll'],
          picture: roll(colours.zinc),
          variants: paints.map(([name, code, colour]) => ({
            code,
            text: name,
            cost: 118,
            picture: { colour },
          })),
        },
      ],
    },
  ],
}
