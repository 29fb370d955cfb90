import { bag, boards, carton, colours, paver, post, tin, type Colour } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { boxes, grid, rows, sections } from '../catalogue/sizes.ts'

const stones: [name: string, code: string, colour: Colour][] = [
  ['Charcoal', 'CH', colours.charcoal],
  ['Bluestone', 'BL', colours.ironstone],
  ['Sandstone', 'SA', colours.sandstone],
  ['Natural Grey', 'NG', colours.concrete],
  ['Terracotta', 'TC', colours.brick],
]

const composites: [name: string, code: string, colour: Colour][] = [
  ['Spotted Gum', 'SG', colours.cedar],
  ['Merbau', 'ME', colours.merbau],
  ['Silver Ash', 'SA', colours.cement],
  ['Charcoal', 'CH', colours.charcoal],
]

export const outdoor: CategoryRecipe = {
  id: 'OUTDOOR',
  name: 'Decking & Outdoor',
  types: [
    {
      name: 'Hardwood Decking',
      material: 'timber',
      about: 'Kiln-dried decking with one reeded and one smooth face.',
      classes: [
        {
          name: 'Merbau',
          prefix: 'MERB',
          title: 'Merbau Decking',
          units: ['m'],
          tally: 'preset',
          picture: boards(colours.merbau),
          variants: sections(
            [
              [70, 19],
              [90, 19],
              [140, 19],
              [90, 22],
              [140, 22],
              [140, 25],
            ],
            ['KD', 'Pre-oiled', 'Select'],
            4100,
          ),
        },
        {
          name: 'Australian Species',
          prefix: 'DECK',
          title: 'Hardwood Decking',
          units: ['m'],
          tally: 'preset',
          picture: boards(colours.oak),
          variants: sections(
            [
              [65, 19],
              [86, 19],
              [86, 22],
              [135, 19],
              [140, 22],
            ],
            ['Blackbutt', 'Ironbark', 'Jarrah'],
            5200,
          ),
        },
      ],
    },
    {
      name: 'Composite & Pine Decking',
      material: 'timber',
      about: 'Low-upkeep boards with hidden fixings, and treated pine for the budget.',
      classes: [
        {
          name: 'Composite',
          prefix: 'COMP',
          title: 'Composite Decking',
          units: ['ea', 'pk'],
          picture: boards('#b5754a', 'groove'),
          variants: grid(composites, [3600, 5400], ([name, code, colour], length) => ({
            code: `${code}${length / 100}`,
            text: `137 × 23 × ${length} mm ${name}`,
            cost: length * 0.0124,
            picture: { colour, width: 137, thickness: 23, length },
          })),
        },
        {
          name: 'Treated Pine Decking',
          prefix: 'TPDK',
          title: 'Treated Pine Decking',
          units: ['m'],
          tally: 'preset',
          picture: boards(colours.treated),
          variants: sections(
            [
              [70, 22],
              [90, 22],
              [140, 22],
              [140, 25],
            ],
            ['H3'],
            1350,
          ),
        },
        {
          name: 'Hidden Fixings',
          prefix: 'HFIX',
          title: 'Decking Screw Stainless',
          units: ['box'],
          picture: carton(colours.ironstone, 'screw'),
          variants: boxes(['8 g', '10 g'], [50, 65], [200, 500, 1000], { each: 0.12 }),
        },
      ],
    },
    {
      name: 'Pavers & Walling',
      material: 'masonry',
      about: 'Wet-cast and pressed concrete for paths, patios and garden walls.',
      classes: [
        {
          name: 'Pavers',
          prefix: 'PAVE',
          title: 'Paver',
          units: ['ea', 'pal'],
          picture: paver(colours.concrete),
          variants: grid(
            stones,
            [
              [300, 300],
              [400, 400],
              [600, 300],
              [600, 600],
            ] as const,
            ([name, code, colour], [length, width]) => ({
              code: `${code}${length / 10}${width / 10}`,
              text: `${length} × ${width} × 40 mm ${name}`,
              cost: ((length * width) / 1e6) * 48,
              picture: { colour, length, width },
            }),
          ),
        },
        {
          name: 'Retaining Blocks',
          prefix: 'RETB',
          title: 'Retaining Wall Block',
          units: ['ea', 'pal'],
          picture: { ...paver(colours.concrete, 200, 400), thickness: 200 },
          variants: grid(stones, [200, 300, 400], ([name, code, colour], length) => ({
            code: `${code}${length}`,
            text: `${length} × 200 × 200 mm ${name}`,
            cost: 4 + length * 0.012,
            picture: { colour, length },
          })),
        },
        {
          name: 'Concrete Sleepers',
          prefix: 'CSLP',
          title: 'Concrete Sleeper',
          units: ['ea'],
          picture: boards(colours.concrete, 'speckle'),
          variants: grid(stones, [1530, 2000, 2400], ([name, code, colour], length) => ({
            code: `${code}${length / 10}`,
            text: `${length} × 200 × 80 mm ${name}`,
            cost: length * 0.018,
            picture: { colour, length, width: 200, thickness: 80 },
          })),
        },
      ],
    },
    {
      name: 'Fencing',
      material: 'timber',
      about: 'Palings, lattice and screens for boundary fences.',
      classes: [
        {
          name: 'Palings & Pickets',
          prefix: 'PALG',
          title: 'Treated Pine Paling',
          units: ['ea', 'pal'],
          picture: boards(colours.treated),
          variants: grid([100, 150], [900, 1500, 1650, 1800, 2100], (width, length) => ({
            code: `${width}${length / 10}`,
            text: `${width} × 15 × ${length} mm`,
            cost: width * length * 0.0000125 + 0.3,
            picture: { width, length, thickness: 15 },
          })),
        },
        {
          name: 'Lattice & Screens',
          prefix: 'LATT',
          title: 'Lattice Panel',
          units: ['ea'],
          picture: { kind: 'lattice', colour: colours.treated },
          variants: grid(['Privacy', 'Diamond'], [600, 900, 1200], (shape, width) => ({
            code: `${shape[0]}${width}`,
            text: `${shape} 1800 × ${width} mm`,
            cost: width * 0.061,
            picture: { width, length: 1800 },
          })),
        },
        {
          name: 'Gate & Fence Posts',
          prefix: 'GPST',
          title: 'Round Post CCA H4',
          units: ['ea'],
          picture: post(colours.treated, 'round'),
          variants: grid([100, 125, 150, 175], [1800, 2400, 3000, 3600], (width, length) => ({
            code: `${width}${length / 100}`,
            text: `${width} × ${length} mm`,
            cost: width ** 2 * length * 0.00000062,
            picture: { width, length, thickness: width },
          })),
        },
      ],
    },
    {
      name: 'Concrete & Landscape',
      material: 'masonry',
      about: 'Bagged concrete, mortar and sand for posts, footings and repairs.',
      classes: [
        {
          name: 'Concrete & Mortar',
          prefix: 'CON',
          title: 'Concrete',
          units: ['bag', 'pal'],
          picture: bag(colours.yellow),
          variants: rows([
            ['RS20', '', 8.8],
            ['MIX20', 'General Purpose Mix 20 kg', 7.4],
            ['MIX30', 'General Purpose Mix 30 kg', 10.1],
            ['HS20', 'High Strength 40 MPa 20 kg', 11.6],
            ['MOR20', 'Mortar Mix 20 kg', 8.2],
            ['GP20', 'GP Cement 20 kg', 9.9],
            ['REND', 'Render Mix 20 kg', 12.5],
          ]).map((variant) =>
            variant.code === 'RS20' ? { ...variant, name: 'Rapid-Set Concrete 20 kg' } : variant,
          ),
        },
        {
          name: 'Reinforcing',
          prefix: 'REO',
          title: 'Reinforcing Mesh',
          units: ['ea'],
          picture: { kind: 'mesh', colour: colours.steel },
          variants: rows([
            ['SL62', 'SL62 6000 × 2400 mm', 76],
            ['SL72', 'SL72 6000 × 2400 mm', 98],
            ['SL82', 'SL82 6000 × 2400 mm', 127],
            ['SL92', 'SL92 6000 × 2400 mm', 166],
            ['HSL62', 'SL62 Handy 2400 × 2000 mm', 41],
          ]),
        },
        {
          name: 'Oils & Stains',
          prefix: 'OIL',
          title: 'Decking Oil',
          units: ['ea'],
          picture: tin(colours.merbau, colours.surfmist),
          variants: grid(['Natural', 'Merbau', 'Jarrah', 'Charcoal'], [1, 4, 10, 20], (shade, litres) => ({
            code: `${shade[0]}${litres}L`,
            text: `${shade} ${litres} L`,
            cost: 9 + litres * 15.5,
          })),
        },
      ],
    },
  ],
}
