import { boards, colours, moulding, post } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { grid, sections } from '../catalogue/sizes.ts'
import { engineered } from './engineered.ts'

const framing = [
  [70, 35],
  [70, 45],
  [90, 35],
  [90, 45],
  [120, 45],
  [140, 35],
  [140, 45],
  [190, 45],
  [240, 45],
] as const

export const timber: CategoryRecipe = {
  id: 'TIMBER',
  name: 'Timber',
  types: [
    {
      name: 'Structural Pine',
      material: 'timber',
      about: 'Seasoned, gauged framing for walls, floors and roofs, graded to AS/NZS 1748.',
      classes: [
        {
          name: 'MGP10',
          prefix: 'PINE',
          title: 'Structural Pine MGP10',
          units: ['m'],
          tally: 'preset',
          picture: boards(colours.pine),
          variants: sections(framing, ['H2', 'H2F', 'H3'], 1010),
        },
        {
          name: 'MGP12',
          prefix: 'PN12-',
          title: 'Structural Pine MGP12',
          units: ['m'],
          tally: 'preset',
          picture: boards(colours.pine),
          variants: sections(framing, ['H2', 'H2F', 'H3'], 1180),
        },
        {
          name: 'Roof Battens',
          prefix: 'BATN',
          title: 'Pine Batten',
          units: ['m', 'pk'],
          tally: 'preset',
          picture: boards(colours.paleP),
          variants: sections(
            [
              [38, 25],
              [45, 35],
              [70, 35],
              [42, 42],
              [50, 38],
            ],
            ['H2', 'H2F', 'H3'],
            920,
          ),
        },
      ],
    },
    {
      name: 'Treated Pine',
      material: 'timber',
      about:
        'Preservative treated for use above ground (H3) or in it (H4), for pergolas, retaining walls and fences.',
      classes: [
        {
          name: 'Treated Framing H3',
          prefix: 'TPF',
          title: 'Treated Pine F7',
          units: ['m'],
          tally: 'preset',
          picture: boards(colours.treated),
          variants: sections(framing, ['H3 KD', 'H3 Wet', 'H4'], 1190),
        },
        {
          name: 'Sleepers H4',
          prefix: 'SLPR',
          title: 'Treated Pine Sleeper',
          units: ['ea', 'pal'],
          picture: boards(colours.treated),
          variants: grid(
            [
              [200, 50],
              [200, 75],
              [250, 50],
            ] as const,
            [2400, 3000],
            ([width, thickness], length) => ({
              code: `${width}${thickness}${length / 100}`,
              text: `${width} × ${thickness} × ${length} mm H4`,
              cost: ((width * thickness * length) / 1e9) * 780,
              picture: { width, thickness, length },
            }),
          ),
        },
        {
          name: 'Fence Posts & Rails',
          prefix: 'FPST',
          title: 'Treated Pine',
          units: ['ea'],
          picture: post(colours.treated),
          variants: grid(
            [
              [75, 75],
              [90, 90],
              [115, 115],
              [125, 75],
            ] as const,
            [1800, 2400, 2700, 3000],
            ([width, thickness], length) => ({
              code: `${width}${thickness}${length / 100}`,
              text: `Post ${width} × ${thickness} × ${length} mm H4`,
              cost: ((width * thickness * length) / 1e9) * 860,
              picture: { width, thickness, length },
            }),
          ),
        },
      ],
    },
    {
      name: 'Hardwood',
      material: 'timber',
      about: 'Australian hardwood, dense and durable, for exposed framing, screens and feature work.',
      classes: [
        {
          name: 'F17 Kiln Dried',
          prefix: 'HWF17',
          title: 'Hardwood F17 KD',
          units: ['m'],
          tally: 'free',
          picture: boards(colours.oak),
          variants: sections(
            [
              [90, 35],
              [90, 45],
              [120, 45],
              [140, 45],
              [190, 45],
              [240, 45],
              [290, 45],
            ],
            ['Vic Ash', 'Stringybark'],
            3150,
          ),
        },
        {
          name: 'Spotted Gum Dressed',
          prefix: 'SPOT',
          title: 'Spotted Gum DAR',
          units: ['m'],
          tally: 'free',
          picture: boards(colours.cedar),
          variants: sections(
            [
              [42, 19],
              [65, 19],
              [90, 19],
              [110, 19],
              [140, 19],
              [185, 19],
              [42, 42],
              [90, 42],
            ],
            [''],
            5600,
          ),
        },
        {
          name: 'Recycled & Feature',
          prefix: 'RECY',
          title: 'Recycled Ironbark',
          units: ['m'],
          tally: 'free',
          picture: boards(colours.merbau),
          variants: sections(
            [
              [100, 50],
              [150, 50],
              [150, 75],
              [200, 100],
              [250, 100],
            ],
            [''],
            6900,
          ),
        },
      ],
    },
    engineered,
    {
      name: 'Cladding & Mouldings',
      material: 'timber',
      about: 'Profiles for walls, linings and trims, machined to match from one delivery to the next.',
      isRowEarly: true,
      isInEverySeed: true,
      classes: [
        {
          name: 'Timber Cladding',
          prefix: 'CLAD',
          title: 'Shiplap Cladding',
          units: ['m'],
          tally: 'preset',
          picture: boards(colours.cedar),
          variants: sections(
            [
              [135, 18],
              [142, 19],
              [180, 18],
              [187, 19],
            ],
            ['Cedar', 'Silvertop Ash'],
            4100,
          ),
        },
        {
          name: 'Charred Cladding',
          prefix: 'YAKI',
          title: 'Yakisugi Cladding',
          units: ['ea'],
          picture: boards(colours.charred),
          variants: [
            { code: '138', text: '138 × 18 × 3600 mm', cost: 62.4, picture: { width: 138, thickness: 18 } },
            {
              code: '140',
              text: '',
              name: 'Yakisugi Cladding 焼杉 "Sugi Ban" 140 × 18 / Oiled & Brushed #2, 50 % Char',
              cost: 71.85,
              picture: { width: 140, thickness: 18 },
            },
            { code: '185', text: '185 × 20 × 3600 mm', cost: 88.2, picture: { width: 185, thickness: 20 } },
          ],
        },
        {
          name: 'Primed Mouldings',
          prefix: 'MLDG',
          title: 'Primed Pine',
          units: ['ea', 'pk'],
          picture: moulding(colours.white),
          variants: grid(['Skirting', 'Architrave', 'Quad'], [42, 66, 90, 138], (shape, width) => ({
            code: `${shape.slice(0, 2).toUpperCase()}${width}`,
            text: `${shape} ${width} × 18 × 5400 mm`,
            cost: 4.5 + width * 0.13,
            picture: { width, thickness: 18, length: 5400 },
          })),
        },
      ],
    },
  ],
}
