import { boards, colours } from '../catalogue/looks.ts'
import type { TypeRecipe } from '../catalogue/recipes.ts'
import { grid, rows } from '../catalogue/sizes.ts'

const beamDepths: [code: string, inches: string, decimal: number][] = [
  ['7', '7-1/4', 7.25],
  ['9', '9-1/2', 9.5],
  ['11', '11-7/8', 11.875],
  ['14', '14', 14],
  ['16', '16', 16],
  ['18', '18', 18],
]

export const engineered: TypeRecipe = {
  name: 'Engineered Lumber',
  material: 'timber',
  about: 'LVL, I-joists and glulam, cut to the sixteenth and marked by the piece.',
  classes: [
    {
      name: 'LVL 2.0E',
      prefix: 'LVL',
      title: 'LVL 2.0E 1-3/4 in ×',
      units: ['ft'],
      tally: 'free',
      picture: boards(colours.fir, 'ply'),
      variants: [
        ...beamDepths.map(([code, inches, decimal]) => ({
          code: `${code}-175`,
          text: `${inches} in`,
          cost: decimal * 0.52,
          picture: { width: decimal * 25.4, thickness: 44 },
        })),
        {
          code: '11-8',
          text: '11-7/8 in Beam',
          cost: 6.42,
          picture: { width: 302, thickness: 44 },
        },
      ],
    },
    {
      name: 'I-Joists',
      prefix: 'IJ',
      title: 'I-Joist',
      units: ['ft'],
      tally: 'free',
      picture: boards(colours.fir, 'strand'),
      variants: grid(beamDepths.slice(1, 5), ['2.0', '2.3', '3.5'], ([code, inches, decimal], flange) => ({
        code: `${code}-${flange.replace('.', '')}`,
        text: `${inches} in × ${flange} in flange`,
        cost: decimal * 0.24 + Number(flange) * 0.4,
        picture: { width: decimal * 25.4, thickness: 55 },
      })),
    },
    {
      name: 'Glulam',
      prefix: 'GLB',
      title: 'Glulam 24F-V4',
      units: ['ft'],
      tally: 'free',
      picture: boards(colours.paleP, 'ply'),
      variants: [
        ...rows([
          ['39', '3-1/2 × 9 in', 12.4, { width: 229, thickness: 89 }],
          ['312', '3-1/2 × 12 in', 15.9, { width: 305, thickness: 89 }],
          ['512', '5-1/2 × 12 in', 23.8, { width: 305, thickness: 140 }],
          ['518', '5-1/2 × 18 in', 35.2, { width: 457, thickness: 140 }],
        ]),
        {
          code: '24F',
          text: '6-3/4 × 24 in, architectural appearance',
          cost: 0,
          picture: { width: 610, thickness: 171 },
        },
      ],
    },
  ],
}
