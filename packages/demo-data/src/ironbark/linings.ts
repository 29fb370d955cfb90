import { bag, batt, colours, profile, roll, sheet, tin } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { grid, range, rows, sheets } from '../catalogue/sizes.ts'

const boardSizes = [
  [2400, 1200],
  [2700, 1200],
  [3000, 1200],
  [3600, 1200],
  [4800, 1200],
  [6000, 1350],
] as const

export const linings: CategoryRecipe = {
  id: 'LININGS',
  name: 'Plasterboard & Insulation',
  types: [
    {
      name: 'Plasterboard',
      material: 'lining',
      about: 'Gypsum lining board with recessed edges, to AS/NZS 2588.',
      classes: [
        {
          name: 'Standard',
          prefix: 'PB',
          title: 'Plasterboard Standard RE',
          units: ['ea', 'pal'],
          picture: sheet(colours.plaster, 'plain'),
          variants: sheets(boardSizes, [10, 13], { perSquareMetre: 3.1, perMillimetre: 0.31 }),
        },
        {
          name: 'Water Resistant',
          prefix: 'PBWR',
          title: 'Plasterboard Water Resistant',
          units: ['ea', 'pal'],
          picture: sheet(colours.eucalypt, 'plain'),
          variants: sheets(boardSizes.slice(0, 4), [10, 13], { perSquareMetre: 5, perMillimetre: 0.46 }),
        },
        {
          name: 'Fire & Acoustic',
          prefix: 'PBFR',
          title: 'Plasterboard Fire Rated',
          units: ['ea'],
          picture: sheet(colours.pink, 'plain'),
          variants: sheets(boardSizes.slice(0, 4), [13, 16], { perSquareMetre: 5.4, perMillimetre: 0.52 }),
        },
      ],
    },
    {
      name: 'Compounds & Cornice',
      material: 'chemical',
      about: 'Setting and topping compounds, cements and cornice for a flat finish.',
      classes: [
        {
          name: 'Jointing Compounds',
          prefix: 'JNT',
          title: 'Jointing Compound',
          units: ['ea'],
          picture: tin(colours.white, colours.blue),
          variants: rows([
            ['TOP5', 'Topping 5 kg', 16.9],
            ['TOP20', 'Topping 20 kg', 38.4],
            ['ALL12', 'All Purpose 12 kg', 29.9],
            ['ALL20', 'All Purpose 20 kg', 41.2],
            ['ULT', 'Ultra Light 17 L', 46.8],
          ]),
        },
        {
          name: 'Base Coats & Cements',
          prefix: 'BASE',
          title: 'Base Coat',
          units: ['ea', 'pal'],
          picture: bag(colours.blue),
          variants: rows([
            ['4510', '45 minute 10 kg', 18.2],
            ['4520', '45 minute 20 kg', 29.6],
            ['6020', '60 minute 20 kg', 29.6],
            ['9020', '90 minute 20 kg', 29.9],
            ['CC20', 'Cornice Cement 20 kg', 31.5],
            ['STUD', 'Stud Adhesive 5.2 kg', 27.3],
          ]),
        },
        {
          name: 'Cornice & Tape',
          prefix: 'CORN',
          title: 'Cornice',
          units: ['ea', 'ctn'],
          picture: { kind: 'moulding', colour: colours.plaster },
          variants: grid(['Cove', 'Contour', 'Square Set'], [55, 75, 90], (shape, width) => ({
            code: `${shape.slice(0, 3).toUpperCase()}${width}`,
            text: `${shape} ${width} × 4200 mm`,
            cost: 5 + width * 0.11,
            picture: { width, thickness: width, length: 4200 },
          })),
        },
      ],
    },
    {
      name: 'Steel Framing',
      material: 'metal',
      about: 'Roll-formed galvanised studs and track for partitions, with service holes punched.',
      classes: [
        {
          name: 'Wall Stud',
          prefix: 'STUD',
          title: 'Steel Wall Stud',
          units: ['ea', 'pk'],
          picture: profile('channel', colours.galvanised),
          variants: grid([51, 64, 76, 92, 150], [2400, 2700, 3000, 3600, 4200], (width, length) => ({
            code: `${width}${length / 100}`,
            text: `${width} × ${length} mm 0.50 BMT`,
            cost: (length / 1000) * (1.6 + width * 0.017),
            picture: { width, length },
          })),
        },
        {
          name: 'Track & Furring',
          prefix: 'TRAK',
          title: 'Steel Track',
          units: ['ea', 'pk'],
          picture: profile('channel', colours.galvanised),
          variants: range([51, 64, 76, 92, 150], (width) => ({
            text: `${width} × 3000 mm 0.50 BMT`,
            cost: 4.9 + width * 0.05,
            picture: { width, length: 3000 },
          })),
        },
      ],
    },
    {
      name: 'Bulk Insulation',
      material: 'insulation',
      about: 'Glasswool and polyester batts for ceilings and walls, tested to AS/NZS 4859.1.',
      classes: [
        {
          name: 'Ceiling Batts',
          prefix: 'CBAT',
          title: 'Glasswool Ceiling Batts',
          units: ['pk'],
          picture: batt(colours.yellow, colours.red),
          variants: grid(
            ['R2.5', 'R3.5', 'R4.1', 'R4.5', 'R5.0', 'R6.0', 'R7.0'],
            [430, 580],
            (rating, width) => ({
              code: `${rating.slice(1).replace('.', '')}${width}`,
              text: `${rating} 1160 × ${width} mm`,
              cost: 22 + Number(rating.slice(1)) * 7.6 + (width - 430) * 0.03,
              picture: { length: 1160, width, thickness: 60 + Number(rating.slice(1)) * 30 },
            }),
          ),
        },
        {
          name: 'Wall Batts',
          prefix: 'WBAT',
          title: 'Glasswool Wall Batts',
          units: ['pk'],
          picture: batt(colours.yellow, colours.red),
          variants: grid(['R1.5', 'R2.0', 'R2.5 HD', 'R2.7 HD'], [430, 580], (rating, width) => ({
            code: `${rating.slice(1).replaceAll(/\D/g, '')}${width}`,
            text: `${rating} 1160 × ${width} mm`,
            cost: 24 + Number(rating.slice(1, 4)) * 14 + (width - 430) * 0.04,
            picture: { length: 1160, width, thickness: 90 },
          })),
        },
        {
          name: 'Acoustic & Polyester',
          prefix: 'PBAT',
          title: 'Polyester Acoustic Batts',
          units: ['pk'],
          picture: batt(colours.white, colours.blue),
          variants: grid([50, 75, 100], [11, 14, 20], (thickness, density) => ({
            code: `${thickness}${density}`,
            text: `${thickness} mm ${density} kg/m³`,
            cost: 31 + thickness * 0.28 + density * 0.9,
            picture: { thickness },
          })),
        },
      ],
    },
    {
      name: 'Membranes & Foil',
      material: 'insulation',
      about: 'Wraps that keep the weather out and let the wall dry.',
      classes: [
        {
          name: 'Wall Wrap',
          prefix: 'WRAP',
          title: 'Breathable Wall Wrap',
          units: ['roll'],
          picture: roll(colours.white, colours.blue),
          variants: grid(['Light', 'Medium', 'Heavy'], [1350, 1500], (grade, width) => ({
            code: `${grade[0]}${width}`,
            text: `${grade} Duty ${width} mm × 30 m`,
            cost: 62 + width * 0.03 + grade.length * 6,
            picture: { width },
          })),
        },
        {
          name: 'Sarking & Foil Blanket',
          prefix: 'SARK',
          title: 'Sarking',
          units: ['roll'],
          picture: roll(colours.zinc, colours.green),
          variants: rows([
            ['L60', 'Light Duty 1350 mm × 60 m', 78],
            ['M60', 'Medium Duty 1350 mm × 60 m', 96],
            ['H30', 'Heavy Duty 1350 mm × 30 m', 71],
            ['XH30', 'Extra Heavy 1350 mm × 30 m', 92],
            ['BL55', 'Roof Blanket R1.3 55 mm × 18 m', 139],
            ['BL75', 'Roof Blanket R1.8 75 mm × 15 m', 148],
            ['BL100', 'Roof Blanket R2.5 100 mm × 10 m', 142],
          ]),
        },
      ],
    },
  ],
}
