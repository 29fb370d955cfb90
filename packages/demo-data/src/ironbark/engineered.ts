import { boards, colours } from '../catalogue/looks.ts'
import type { TypeRecipe } from '../catalogue/recipes.ts'
import { rows, sections } from '../catalogue/sizes.ts'

const beams = [200, 240, 300, 360, 400]

export const engineered: TypeRecipe = {
  name: 'LVL & Engineered Beams',
  material: 'timber',
  about: 'Laminated members for long spans, straight and uniform, cut to the millimetre you ask for.',
  classes: [
    {
      name: 'LVL 13',
      prefix: 'LVL',
      title: 'LVL 13 Beam',
      units: ['m'],
      tally: 'free',
      picture: boards(colours.fir, 'ply'),
      variants: sections(
        beams.flatMap(
          (depth) =>
            [
              [depth, 45],
              [depth, 63],
            ] as const,
        ),
        [''],
        1650,
      ),
    },
    {
      name: 'I-Joists',
      prefix: 'IJST',
      title: 'I-Joist',
      units: ['m'],
      tally: 'free',
      picture: boards(colours.fir, 'strand'),
      variants: sections(
        beams.slice(0, 4).flatMap(
          (depth) =>
            [
              [depth, 45],
              [depth, 58],
            ] as const,
        ),
        [''],
        990,
      ),
    },
    {
      name: 'Glulam Beams',
      prefix: 'GLT',
      title: 'Glulam Beam GL17',
      units: ['ea'],
      picture: boards(colours.paleP, 'ply'),
      variants: rows([
        ['235', '235 × 65 mm, to order', 168, { width: 235, thickness: 65 }],
        ['330', '330 × 65 mm, to order', 232, { width: 330, thickness: 65 }],
        ['390', '390 × 85 mm, to order', 341, { width: 390, thickness: 85 }],
        ['450', '450 × 115 mm, architectural grade', 0, { width: 450, thickness: 115 }],
      ]),
    },
  ],
}
