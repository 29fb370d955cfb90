import type { Picture } from '../pictures/Picture.ts'
import { bag, colours, paver, pipe, type Colour } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { grid, range, rows } from '../catalogue/sizes.ts'

const stones: [name: string, code: string, colour: Colour][] = [
  ['Charcoal', 'CH', colours.charcoal],
  ['Tan', 'TA', colours.sandstone],
  ['Gray', 'GR', colours.concrete],
  ['Red', 'RD', colours.brick],
  ['Slate', 'ST', colours.ironstone],
]

const fitting = (kind: 'elbow' | 'tee'): Picture => ({ kind, colour: colours.white })

export const masonry: CategoryRecipe = {
  id: 'MASONRY',
  name: 'Concrete & Drainage',
  types: [
    {
      name: 'Bagged Mixes',
      material: 'masonry',
      about: 'Concrete, mortar and grout by the bag or the pallet.',
      classes: [
        {
          name: 'Concrete',
          prefix: 'CONC',
          title: 'Concrete Mix',
          units: ['bag', 'pal'],
          picture: bag(colours.yellow),
          variants: rows([
            ['80', '4000 psi 80 lb', 6.15],
            ['60', '4000 psi 60 lb', 4.85],
            ['HE80', 'High Early 80 lb', 8.4],
            ['FS50', 'Fast Setting 50 lb', 7.2],
            ['CR60', 'Crack Resistant 60 lb', 6.9],
            ['5K80', '5000 psi 80 lb', 7.6],
          ]),
        },
        {
          name: 'Mortar & Grout',
          prefix: 'MORT',
          title: 'Mortar',
          units: ['bag', 'pal'],
          picture: bag(colours.red),
          variants: grid(['Type S', 'Type N', 'Core Fill', 'Stucco'], ['60 lb', '80 lb'], (kind, weight) => ({
            code: `${kind
              .split(' ')
              .map((word) => word[0])
              .join('')}${kind.length}-${weight.slice(0, 2)}`,
            text: `${kind} ${weight}`,
            cost: 6 + kind.length * 0.2 + (weight === '80 lb' ? 1.9 : 0),
          })),
        },
      ],
    },
    {
      name: 'Block & Pavers',
      material: 'masonry',
      about: 'Pavers and wall block from a plant in Salem.',
      classes: [
        {
          name: 'Pavers',
          prefix: 'PAV',
          title: 'Patio Paver',
          units: ['ea', 'pal'],
          picture: paver(colours.concrete),
          variants: grid(
            stones,
            [
              [12, 12],
              [16, 16],
              [18, 18],
              [24, 12],
            ] as const,
            ([name, code, colour], [long, wide]) => ({
              code: `${code}${long}${wide}`,
              text: `${long} × ${wide} in ${name}`,
              cost: long * wide * 0.018 + 0.4,
              picture: { colour, length: long * 25, width: wide * 25 },
            }),
          ),
        },
        {
          name: 'Wall Block',
          prefix: 'WBLK',
          title: 'Retaining Wall Block',
          units: ['ea', 'pal'],
          picture: { ...paver(colours.concrete, 200, 400), thickness: 150 },
          variants: grid(stones, [4, 6, 8], ([name, code, colour], high) => ({
            code: `${code}${high}`,
            text: `${high} × 12 in ${name}`,
            cost: high * 0.78,
            picture: { colour, thickness: high * 25, length: 300 },
          })),
        },
        {
          name: 'CMU',
          prefix: 'CMU',
          title: 'Concrete Block',
          units: ['ea', 'pal'],
          picture: { ...paver(colours.concrete, 190, 390), thickness: 190 },
          variants: range([4, 6, 8, 10, 12], (wide) => ({
            text: `${wide} × 8 × 16 in`,
            cost: 1.4 + wide * 0.16,
            picture: { width: wide * 24 },
          })),
        },
      ],
    },
    {
      name: 'Rebar & Mesh',
      material: 'metal',
      about: 'Grade 60 rebar and welded wire, cut and bent on request.',
      classes: [
        {
          name: 'Rebar',
          prefix: 'RBR',
          title: 'Rebar Grade 60',
          units: ['ea', 'ton'],
          picture: { kind: 'pipe', colour: colours.merbau, surface: 'rib', width: 14, length: 300 },
          variants: grid(['#3', '#4', '#5', '#6'], [10, 20, 40], (bar, feet) => ({
            code: `${bar.slice(1)}-${feet}`,
            text: `${bar} × ${feet} ft`,
            cost: Number(bar.slice(1)) ** 1.7 * feet * 0.048,
          })),
        },
        {
          name: 'Wire Mesh',
          prefix: 'WWM',
          title: 'Welded Wire Mesh',
          units: ['ea'],
          picture: { kind: 'mesh', colour: colours.steel },
          variants: rows([
            ['6610', '6×6 W1.4 5 × 10 ft', 11.8],
            ['668', '6×6 W2.1 8 × 20 ft', 58],
            ['446', '4×4 W4.0 8 × 20 ft', 104],
          ]),
        },
      ],
    },
    {
      name: 'Drain Pipe',
      material: 'plumbing',
      about: 'Foundation drain, storm pipe and catch basins.',
      classes: [
        {
          name: 'PVC Pipe',
          prefix: 'PVC',
          title: 'PVC Pipe',
          units: ['ea'],
          picture: pipe(colours.white),
          variants: grid([1, 1.5, 2, 3, 4, 6, 8], ['D3034', 'Sch 40'], (size, grade) => ({
            code: `${String(size).replace('.', '')}${grade[0]}`,
            text: `${size} in × 10 ft ${grade}`,
            cost: size ** 1.3 * (grade === 'Sch 40' ? 4.1 : 2.7),
            picture: { width: size * 28, length: 3050 },
          })),
        },
        {
          name: 'PVC Fittings',
          prefix: 'PVF',
          title: 'PVC',
          units: ['ea', 'box'],
          picture: fitting('elbow'),
          variants: grid(
            ['Elbow 45°', 'Elbow 90°', 'Tee', 'Wye', 'Union'],
            [1.5, 2, 3, 4, 6],
            (shape, size) => ({
              code: `${shape.replaceAll(/[^A-Z0-9]/g, '')}-${String(size).replace('.', '')}`,
              text: `${shape} ${size} in`,
              cost: 0.9 + size ** 1.5 * 0.8,
              picture: {
                kind: shape === 'Union' ? 'pipe' : shape.startsWith('Elbow') ? 'elbow' : 'tee',
                width: size * 28,
                length: size * 40,
              },
            }),
          ),
        },
        {
          name: 'Corrugated Drain',
          prefix: 'ADS',
          title: 'Corrugated Drain Pipe',
          units: ['coil'],
          picture: { kind: 'coil', colour: colours.black, surface: 'rib' },
          variants: grid([3, 4, 6], ['Solid', 'Perforated', 'Wrapped'], (size, kind) => ({
            code: `${size}${kind.slice(0, 2).toUpperCase()}`,
            text: `${size} in × 100 ft ${kind}`,
            cost: size * 19 + kind.length * 1.6,
            picture: { width: size * 25, colour: kind === 'Wrapped' ? colours.white : colours.black },
          })),
        },
        {
          name: 'Channel Drain',
          prefix: 'CHDR',
          title: 'Channel Drain',
          units: ['ea'],
          picture: { kind: 'grate', colour: colours.galvanised },
          variants: grid(['Galvanized', 'Ductile Iron', 'Plastic'], [40, 80], (kind, inches) => ({
            code: `${kind[0]}${inches}`,
            text: `${kind} 5 × ${inches} in`,
            cost: inches * 0.8 + kind.length * 1.4,
            picture: { length: inches * 25, colour: kind === 'Plastic' ? colours.black : colours.galvanised },
          })),
        },
      ],
    },
    {
      name: 'Water Supply',
      material: 'plumbing',
      about: 'PEX-A and copper, NSF 61.',
      classes: [
        {
          name: 'PEX',
          prefix: 'PEX',
          title: 'PEX-A',
          units: ['coil', 'ea'],
          picture: { kind: 'coil', colour: colours.red },
          variants: grid(['3/8', '1/2', '5/8', '3/4', '1'], ['Red', 'Blue', 'White'], (size, shade) => ({
            code: `${size.replace('/', '')}${shade[0]}`,
            text: `${size} in × 100 ft ${shade}`,
            cost: 38 + size.length * 3 + (size === '3/4' ? 38 : size === '1' ? 92 : 0),
            picture: {
              colour: shade === 'Red' ? colours.red : shade === 'Blue' ? colours.blue : colours.white,
            },
          })),
        },
        {
          name: 'Copper',
          prefix: 'COP',
          title: 'Copper Tube Type L',
          units: ['ea'],
          picture: pipe(colours.copper),
          variants: range(['1/2', '3/4', '1', '1-1/4', '2'], (size, step) => ({
            text: `${size} in × 10 ft`,
            cost: 21 + step * 19,
            picture: { width: 15 + step * 9, length: 3050 },
          })),
        },
      ],
    },
  ],
}
