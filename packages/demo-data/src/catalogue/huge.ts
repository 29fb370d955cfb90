import { carton, colours } from './looks.ts'
import type { CategoryRecipe, ClassRecipe } from './recipes.ts'

interface BoltRange {
  /** `M10` or `3/8 in` */
  diameters: readonly string[]
  /** Text of one of a hundred lengths, by its step from 0. */
  length: (step: number) => string
  finishes: readonly string[]
}

/** Makes one type with 10,000 bolts: a class for each diameter, every length in every finish and head. */
export function makeBolts({ diameters, length, finishes }: BoltRange): CategoryRecipe {
  const heads = ['Hex', 'Cup']
  const classes = diameters.map((diameter, size): ClassRecipe => {
    const variants = finishes.flatMap((finish, coat) =>
      heads.flatMap((head) =>
        Array.from({ length: 100 }, (_, step) => ({
          code: `${size}-${coat}${head[0]}${String(step).padStart(2, '0')}`,
          text: `${diameter} × ${length(step)} ${head} ${finish}`,
          cost: (0.3 + size * 0.35) * (1 + step * 0.03) * (1 + coat * 0.2),
        })),
      ),
    )
    return {
      name: `${diameter} Bolts`,
      prefix: 'BOLT',
      title: 'Bolt',
      units: ['ea', 'box'],
      picture: carton(colours.blue, 'bolt'),
      variants,
    }
  })
  const about = 'Every diameter, length, head and finish that the trade asks for, by the piece.'
  return {
    id: 'BOLTS',
    name: 'Bolt Index',
    types: [{ name: 'Bolts by the Piece', isInEverySeed: true, material: 'fixing', about, classes }],
  }
}
