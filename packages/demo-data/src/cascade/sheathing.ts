import { colours, sheet } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { panels } from '../catalogue/sizes.ts'

const thin = [
  ['1/4', 0.25],
  ['3/8', 0.375],
  ['1/2', 0.5],
] as const

const rated = [
  ['3/8', 0.375],
  ['7/16', 0.4375],
  ['15/32', 0.469],
  ['19/32', 0.594],
  ['23/32', 0.719],
] as const

const full = [
  ['1/4', 0.25],
  ['3/8', 0.375],
  ['1/2', 0.5],
  ['5/8', 0.625],
  ['3/4', 0.75],
] as const

const sizes = [
  [4, 8],
  [4, 9],
  [4, 10],
  [4, 12],
] as const

export const sheathing: CategoryRecipe = {
  id: 'SHEATHING',
  name: 'Sheathing & Panels',
  types: [
    {
      name: 'OSB',
      material: 'sheet',
      about: 'Exposure 1 oriented strand board, APA rated, for walls and roofs.',
      classes: [
        {
          name: 'Wall & Roof',
          prefix: 'OSB',
          title: 'OSB Sheathing',
          units: ['ea', 'unit'],
          picture: sheet(colours.oak, 'strand'),
          variants: panels(sizes, rated, { perSquareFoot: 0.18, perInch: 0.66 }),
        },
        {
          name: 'Radiant Barrier',
          prefix: 'OSBR',
          title: 'OSB Radiant Barrier',
          units: ['ea', 'unit'],
          picture: sheet(colours.zinc, 'strand'),
          variants: panels(
            [
              [4, 8],
              [4, 9],
            ],
            rated.slice(1),
            { perSquareFoot: 0.3, perInch: 0.72 },
          ),
        },
      ],
    },
    {
      name: 'Plywood Sheathing',
      material: 'sheet',
      about: 'Douglas Fir CDX and sanded panels, APA rated.',
      classes: [
        {
          name: 'CDX',
          prefix: 'CDX',
          title: 'CDX Plywood',
          units: ['ea', 'unit'],
          picture: sheet(colours.fir, 'ply'),
          variants: panels(sizes, rated, { perSquareFoot: 0.3, perInch: 0.98 }),
        },
        {
          name: 'Sanded AC',
          prefix: 'ACX',
          title: 'AC Sanded Plywood',
          units: ['ea'],
          picture: sheet(colours.paleP, 'ply'),
          variants: panels(
            [
              [4, 8],
              [4, 10],
            ],
            full,
            { perSquareFoot: 0.55, perInch: 1.5 },
          ),
        },
        {
          name: 'Marine',
          prefix: 'MAR',
          title: 'Marine Plywood',
          units: ['ea'],
          picture: sheet(colours.cedar, 'ply'),
          variants: panels(
            [
              [4, 8],
              [4, 10],
            ],
            full,
            { perSquareFoot: 0.9, perInch: 3.6 },
          ),
        },
      ],
    },
    {
      name: 'Subfloor',
      material: 'sheet',
      about: 'Tongue-and-groove floor panels that shed water through a wet framing season.',
      classes: [
        {
          name: 'T&G Subfloor',
          prefix: 'SUBF',
          title: 'T&G Subfloor',
          units: ['ea', 'unit'],
          picture: sheet(colours.fir, 'strand'),
          variants: panels(
            [[4, 8]],
            [
              ['19/32', 0.594],
              ['23/32', 0.719],
              ['7/8', 0.875],
              ['1-1/8', 1.125],
            ],
            { perSquareFoot: 0.4, perInch: 0.95 },
          ),
        },
        {
          name: 'Premium Subfloor',
          prefix: 'SUBP',
          title: 'Premium 500-Day Subfloor',
          units: ['ea', 'unit'],
          picture: sheet(colours.green, 'strand'),
          variants: panels(
            [[4, 8]],
            [
              ['23/32', 0.719],
              ['7/8', 0.875],
              ['1', 1],
            ],
            { perSquareFoot: 0.52, perInch: 1.06 },
          ),
        },
      ],
    },
    {
      name: 'Siding Panels',
      material: 'sheet',
      about: 'Panel and lap siding, primed and ready for paint.',
      classes: [
        {
          name: 'T1-11',
          prefix: 'T111',
          title: 'T1-11 Fir Siding',
          units: ['ea'],
          picture: sheet(colours.fir, 'groove'),
          variants: panels(
            sizes,
            [
              ['3/8', 0.375],
              ['19/32', 0.594],
            ],
            { perSquareFoot: 0.7, perInch: 1.5 },
          ),
        },
        {
          name: 'Fiber Cement',
          prefix: 'SHT',
          title: 'Fiber Cement Panel',
          units: ['ea'],
          picture: sheet(colours.surfmist, 'groove'),
          variants: [
            ...panels(
              sizes,
              [
                ['5/16', 0.3125],
                ['7/16', 0.4375],
              ],
              { perSquareFoot: 0.9, perInch: 1.9 },
            ),
            {
              code: 'LONG',
              text: '',
              name: 'Fiber Cement Lap Siding, Select Cedarmill Texture, Factory Primed for Field Paint, HZ5 Engineered for Freeze-Thaw and Coastal Climates, Class A Fire Rated, 5/16 in × 8-1/4 in × 12 ft, Pallet-Wrapped Bundle of 10',
              cost: 138.6,
              picture: { length: 3660, width: 210, thickness: 8 },
            },
          ],
        },
        {
          name: 'Engineered Wood',
          prefix: 'SMRT',
          title: 'Engineered Wood Siding',
          units: ['ea', 'unit'],
          picture: sheet(colours.sandstone, 'groove'),
          variants: panels(
            [
              [4, 8],
              [4, 9],
              [4, 10],
            ],
            [
              ['3/8', 0.375],
              ['7/16', 0.4375],
            ],
            { perSquareFoot: 0.75, perInch: 1.6 },
          ),
        },
      ],
    },
    {
      name: 'MDF & Hardboard',
      hasNoRow: true,
      isInEverySeed: true,
      material: 'sheet',
      about: 'Flat, uniform panels for cabinets and trim, CARB 2 compliant.',
      classes: [
        {
          name: 'MDF',
          prefix: 'MDF',
          title: 'MDF',
          units: ['ea', 'unit'],
          picture: sheet(colours.oak, 'plain'),
          variants: panels(
            [
              [4, 8],
              [5, 10],
            ],
            full,
            { perSquareFoot: 0.3, perInch: 1.1 },
          ),
        },
        {
          name: 'Melamine',
          prefix: 'MEL',
          title: 'White Melamine',
          units: ['ea'],
          picture: sheet(colours.white, 'plain'),
          variants: panels(
            [
              [4, 8],
              [5, 8],
            ],
            full.slice(2),
            { perSquareFoot: 0.7, perInch: 1.3 },
          ),
        },
        {
          name: 'Hardboard',
          prefix: 'HRD',
          title: 'Tempered Hardboard',
          units: ['ea'],
          picture: sheet(colours.merbau, 'plain'),
          variants: panels([[4, 8]], thin.slice(0, 2), { perSquareFoot: 0.36, perInch: 1.4 }),
        },
      ],
    },
  ],
}
