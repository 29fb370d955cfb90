import { colours, sheet } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { grid, rows, sheets } from '../catalogue/sizes.ts'

const fullSheets = [
  [2400, 1200],
  [2700, 1200],
  [3000, 1200],
] as const

const wideSheets = [
  [2400, 1200],
  [3000, 1200],
  [3600, 1200],
] as const

export const sheetsAndPanels: CategoryRecipe = {
  id: 'SHEETS',
  name: 'Sheets & Panels',
  types: [
    {
      name: 'Plywood',
      material: 'sheet',
      about: 'Cross-laminated veneers with an A bond, stamped to AS/NZS 2269.',
      classes: [
        {
          name: 'Structural Ply',
          prefix: 'PLYF',
          title: 'Structural Ply F11 CD',
          units: ['ea', 'pk'],
          picture: sheet(colours.fir, 'ply'),
          variants: sheets(fullSheets, [7, 9, 12, 15, 17, 19, 25], {
            perSquareMetre: 4.8,
            perMillimetre: 1.28,
          }),
        },
        {
          name: 'Formply',
          prefix: 'FORM',
          title: 'Formply F17 Film Faced',
          units: ['ea', 'pk'],
          picture: sheet(colours.charcoal, 'ply'),
          variants: sheets(
            [
              [1800, 1200],
              [2400, 1200],
            ],
            [12, 17, 25],
            { perSquareMetre: 8, perMillimetre: 1.75 },
          ),
        },
        {
          name: 'Marine & Bracing Ply',
          prefix: 'PLYM',
          title: 'Marine Ply AA',
          units: ['ea'],
          picture: sheet(colours.cedar, 'ply'),
          variants: sheets(fullSheets, [4, 6, 9, 12, 18], { perSquareMetre: 14, perMillimetre: 3.1 }),
        },
      ],
    },
    {
      name: 'Flooring',
      material: 'sheet',
      about: 'Tongue-and-groove floor sheets that stay flat in the weather while the roof goes on.',
      classes: [
        {
          name: 'Particleboard Flooring',
          prefix: 'YTNG',
          title: 'Particleboard Flooring T&G',
          units: ['ea', 'pk'],
          picture: sheet(colours.paleP, 'speckle'),
          variants: sheets(
            [
              [3600, 900],
              [3600, 800],
              [3600, 600],
            ],
            [19, 22, 25],
            { perSquareMetre: 4.5, perMillimetre: 0.62 },
          ),
        },
        {
          name: 'Plywood Flooring',
          prefix: 'PFLR',
          title: 'Plywood Flooring T&G',
          units: ['ea', 'pk'],
          picture: sheet(colours.fir, 'ply'),
          variants: sheets(
            [
              [2400, 1200],
              [2700, 1200],
            ],
            [15, 17, 19, 25],
            { perSquareMetre: 7, perMillimetre: 1.4 },
          ),
        },
      ],
    },
    {
      name: 'Fibre Cement',
      material: 'sheet',
      about: 'Dense, stable sheets for eaves, wet areas and walls, that neither rot nor burn.',
      classes: [
        {
          name: 'Eaves & Soffit',
          prefix: 'FCE',
          title: 'Fibre Cement Eaves Lining',
          units: ['ea'],
          picture: sheet(colours.cement, 'plain'),
          variants: sheets(
            [
              [1800, 450],
              [1800, 600],
              [2400, 450],
              [2400, 600],
              [2400, 900],
              [3000, 1200],
            ],
            [4.5, 6],
            { perSquareMetre: 6.4, perMillimetre: 1.5 },
          ),
        },
        {
          name: 'Wet Area Board',
          prefix: 'FCW',
          title: 'Wet Area Fibre Cement',
          units: ['ea', 'pal'],
          picture: sheet(colours.cement, 'plain'),
          variants: sheets(wideSheets, [6, 9], { perSquareMetre: 8.2, perMillimetre: 1.6 }),
        },
        {
          name: 'Weatherboards',
          prefix: 'FC',
          title: 'Fibre Cement Weatherboard',
          units: ['ea', 'pk'],
          picture: sheet(colours.surfmist, 'groove'),
          variants: [
            ...grid([150, 180, 230, 300], [9, 14, 16], (width, thickness) => ({
              code: `B${width}${thickness}`,
              text: `${width} × ${thickness} × 4200 mm`,
              cost: width * 0.072 + thickness * 0.95,
              picture: { length: 4200, width, thickness },
            })),
            {
              code: 'LONG',
              text: '',
              name: 'Fibre Cement Weatherboard, Smooth Shiplap Profile with Factory-Applied Two-Coat Acrylic Primer, Concealed Fixing Edge and Matching End Caps, for Bushfire Attack Level BAL-29 and Coastal Exposure, 180 × 16 × 4200 mm, Pack of 5',
              cost: 214.5,
              picture: { length: 4200, width: 180, thickness: 16 },
            },
          ],
        },
        {
          name: 'Exterior Panels',
          prefix: 'FCX',
          title: 'Grooved Exterior Panel',
          units: ['ea'],
          picture: sheet(colours.surfmist, 'groove'),
          variants: sheets(wideSheets, [8.5, 9, 14], { perSquareMetre: 15, perMillimetre: 2.4 }),
        },
      ],
    },
    {
      name: 'MDF & Particleboard',
      material: 'sheet',
      about: 'Smooth, uniform boards for joinery and fit-out, low formaldehyde.',
      classes: [
        {
          name: 'MDF',
          prefix: 'MDF',
          title: 'MDF Standard',
          units: ['ea', 'pk'],
          picture: sheet(colours.oak, 'plain'),
          variants: sheets(
            [
              [2400, 1200],
              [2700, 1200],
              [3600, 1200],
            ],
            [3, 6, 9, 12, 16, 18, 25, 32],
            { perSquareMetre: 3, perMillimetre: 0.68 },
          ),
        },
        {
          name: 'Moisture Resistant MDF',
          prefix: 'MDFMR',
          title: 'MDF Moisture Resistant',
          units: ['ea', 'pk'],
          picture: sheet(colours.eucalypt, 'plain'),
          variants: sheets(
            [
              [2400, 1200],
              [2700, 1200],
              [3600, 1200],
            ],
            [9, 12, 16, 18, 25],
            { perSquareMetre: 4.2, perMillimetre: 0.86 },
          ),
        },
        {
          name: 'White Melamine',
          prefix: 'MEL',
          title: 'White Melamine MR',
          units: ['ea'],
          picture: sheet(colours.white, 'plain'),
          variants: sheets(
            [
              [2400, 1200],
              [3600, 1200],
              [3600, 1800],
            ],
            [16, 18],
            { perSquareMetre: 9.5, perMillimetre: 0.74 },
          ),
        },
      ],
    },
    {
      name: 'Bracing & Sheathing',
      material: 'sheet',
      about: 'Wall bracing with published capacities for each fixing pattern.',
      classes: [
        {
          name: 'OSB',
          prefix: 'OSB',
          title: 'OSB Bracing',
          units: ['ea', 'pk'],
          picture: sheet(colours.oak, 'strand'),
          variants: sheets(
            [
              [2440, 1200],
              [2745, 1200],
              [3050, 1200],
            ],
            [6, 9, 12, 15, 18],
            { perSquareMetre: 3.2, perMillimetre: 0.9 },
          ),
        },
        {
          name: 'Hardboard',
          prefix: 'HBRD',
          title: 'Hardboard Bracing',
          units: ['ea'],
          picture: sheet(colours.merbau, 'plain'),
          variants: rows([
            ['2412', '2440 × 1220 × 4.8 mm', 17.9, { length: 2440, width: 1220, thickness: 5 }],
            ['2712', '2745 × 1220 × 4.8 mm', 20.4, { length: 2745, width: 1220, thickness: 5 }],
            ['3012', '3050 × 1220 × 4.8 mm', 23.1, { length: 3050, width: 1220, thickness: 5 }],
            ['2406', '2440 × 610 × 6.4 mm', 12.6, { length: 2440, width: 610, thickness: 6 }],
          ]),
        },
      ],
    },
  ],
}
