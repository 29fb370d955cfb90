import { bag, batt, colours, profile, roll, sheet, tin } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { grid, panels, range, rows } from '../catalogue/sizes.ts'

const boardSizes = [
  [4, 8],
  [4, 9],
  [4, 10],
  [4, 12],
  [4, 14],
] as const

export const drywall: CategoryRecipe = {
  id: 'DRYWALL',
  name: 'Drywall & Insulation',
  types: [
    {
      name: 'Gypsum Board',
      material: 'lining',
      about: 'Gypsum board with tapered edges, to ASTM C1396.',
      classes: [
        {
          name: 'Regular & Lightweight',
          prefix: 'GYP',
          title: 'Drywall Lightweight',
          units: ['ea', 'unit'],
          picture: sheet(colours.plaster, 'plain'),
          variants: panels(
            boardSizes,
            [
              ['3/8', 0.375],
              ['1/2', 0.5],
            ],
            { perSquareFoot: 0.2, perInch: 0.42 },
          ),
        },
        {
          name: 'Type X',
          prefix: 'GYPX',
          title: 'Drywall Type X',
          units: ['ea', 'unit'],
          picture: sheet(colours.pink, 'plain'),
          variants: panels(boardSizes, [['5/8', 0.625]], { perSquareFoot: 0.22, perInch: 0.46 }),
        },
        {
          name: 'Mold & Moisture',
          prefix: 'GYPM',
          title: 'Drywall Mold Resistant',
          units: ['ea'],
          picture: sheet(colours.eucalypt, 'plain'),
          variants: panels(
            boardSizes,
            [
              ['1/2', 0.5],
              ['5/8', 0.625],
            ],
            { perSquareFoot: 0.3, perInch: 0.6 },
          ),
        },
        {
          name: 'Backer Board',
          prefix: 'CBU',
          title: 'Cement Backer Board',
          units: ['ea'],
          picture: sheet(colours.cement, 'speckle'),
          variants: panels(
            [
              [3, 5],
              [4, 8],
            ],
            [
              ['1/4', 0.25],
              ['1/2', 0.5],
            ],
            { perSquareFoot: 0.8, perInch: 0.7 },
          ),
        },
      ],
    },
    {
      name: 'Joint Treatment',
      material: 'chemical',
      about: 'Compounds, tape and bead for a Level 5 finish.',
      classes: [
        {
          name: 'Ready Mix',
          prefix: 'MUD',
          title: 'Joint Compound',
          units: ['ea', 'pal'],
          picture: tin(colours.white, colours.green),
          variants: rows([
            ['AP45', 'All Purpose 4.5 gal', 17.9],
            ['LW45', 'Lightweight 4.5 gal', 19.4],
            ['TP45', 'Topping 4.5 gal', 18.6],
            ['DC35', 'Dust Control 3.5 gal', 21.2],
            ['AP1', 'All Purpose 1 gal', 9.8],
          ]),
        },
        {
          name: 'Setting Type',
          prefix: 'SET',
          title: 'Setting Compound',
          units: ['bag', 'pal'],
          picture: bag(colours.green),
          variants: range([5, 20, 45, 90, 210], (minutes) => ({
            text: `${minutes} min 18 lb`,
            cost: 15.5 + minutes * 0.01,
          })),
        },
        {
          name: 'Tape & Mesh',
          prefix: 'TAPJ',
          title: 'Joint Tape',
          units: ['roll', 'ctn'],
          picture: roll(colours.white, colours.cardboard),
          variants: grid(['Paper', 'Mesh'], [75, 150, 300, 500], (kind, feet) => ({
            code: `${kind[0]}${feet}`,
            text: `${kind} 2 in × ${feet} ft`,
            cost: 2.2 + feet * 0.014,
            picture: { width: 50 },
          })),
        },
      ],
    },
    {
      name: 'Steel Studs & Track',
      material: 'metal',
      about: 'Galvanized drywall framing with knockouts at 24 in.',
      classes: [
        {
          name: 'Studs',
          prefix: 'MS',
          title: 'Steel Stud',
          units: ['ea', 'unit'],
          picture: profile('channel', colours.galvanised),
          variants: grid(['1-5/8', '2-1/2', '3-5/8', '4', '6', '8'], [8, 9, 10, 12], (depth, feet) => ({
            code: `${depth.replaceAll(/\D/g, '')}-${feet}`,
            text: `${depth} in × ${feet} ft 25 ga`,
            cost: feet * (0.52 + Number(depth[0]) * 0.13),
            picture: { width: Number(depth[0]) * 28, length: feet * 305 },
          })),
        },
        {
          name: 'Track & Furring',
          prefix: 'MT',
          title: 'Steel Track',
          units: ['ea', 'unit'],
          picture: profile('channel', colours.galvanised),
          variants: grid(['1-5/8', '2-1/2', '3-5/8', '4', '6', '8'], ['25 ga', '20 ga'], (depth, gauge) => ({
            code: `${depth.replaceAll(/\D/g, '')}-${gauge.slice(0, 2)}`,
            text: `${depth} in × 10 ft ${gauge}`,
            cost: 5 + Number(depth[0]) * 1.4 + (gauge === '20 ga' ? 2.5 : 0),
            picture: { width: Number(depth[0]) * 28, length: 3050 },
          })),
        },
      ],
    },
    {
      name: 'Batt Insulation',
      material: 'insulation',
      about: 'Fiberglass and mineral wool batts to ASTM C665.',
      classes: [
        {
          name: 'Fiberglass Kraft',
          prefix: 'FGK',
          title: 'Fiberglass Batt Kraft Faced',
          units: ['bag'],
          picture: batt(colours.pink, colours.cardboard),
          variants: grid(
            ['R-11', 'R-13', 'R-15', 'R-19', 'R-21', 'R-30', 'R-38', 'R-49'],
            ['15 in', '23 in'],
            (rating, width) => ({
              code: `${rating.slice(2)}-${width.slice(0, 2)}`,
              text: `${rating} ${width}`,
              cost: 38 + Number(rating.slice(2)) * 1.15 + (width === '23 in' ? 14 : 0),
              picture: { thickness: Number(rating.slice(2)) * 8 },
            }),
          ),
        },
        {
          name: 'Unfaced',
          prefix: 'FGU',
          title: 'Fiberglass Batt Unfaced',
          units: ['bag'],
          picture: batt(colours.pink, colours.blue),
          variants: grid(['R-13', 'R-19', 'R-21', 'R-30'], ['15 in', '23 in'], (rating, width) => ({
            code: `${rating.slice(2)}-${width.slice(0, 2)}`,
            text: `${rating} ${width}`,
            cost: 35 + Number(rating.slice(2)) * 1.1 + (width === '23 in' ? 13 : 0),
            picture: { thickness: Number(rating.slice(2)) * 8 },
          })),
        },
        {
          name: 'Mineral Wool',
          prefix: 'MW',
          title: 'Mineral Wool Batt',
          units: ['bag', 'pal'],
          picture: batt('#8b9094', colours.red),
          variants: grid(['R-15', 'R-23', 'R-30', 'Sound 3 in'], ['15 in', '23 in'], (rating, width) => ({
            code: `${rating.replaceAll(/\D/g, '')}-${width.slice(0, 2)}`,
            text: `${rating} ${width}`,
            cost: 52 + rating.length * 2.3 + (width === '23 in' ? 18 : 0),
          })),
        },
      ],
    },
    {
      name: 'Rigid Foam & Wrap',
      material: 'insulation',
      about: 'Continuous insulation and weather barriers for the Marine zone.',
      classes: [
        {
          name: 'XPS & Polyiso',
          prefix: 'FOAM',
          title: 'Rigid Foam',
          units: ['ea', 'unit'],
          picture: sheet(colours.pink, 'plain'),
          variants: panels(
            [
              [2, 8],
              [4, 8],
            ],
            [
              ['1/2', 0.5],
              ['1', 1],
              ['1-1/2', 1.5],
              ['2', 2],
              ['3', 3],
            ],
            { perSquareFoot: 0.22, perInch: 0.78 },
          ),
        },
        {
          name: 'House Wrap',
          prefix: 'WRAP',
          title: 'House Wrap',
          units: ['roll'],
          picture: roll(colours.white, colours.green),
          variants: grid([3, 5, 9, 10], [100, 150, 195], (wide, long) => ({
            code: `${wide}${long}`,
            text: `${wide} × ${long} ft`,
            cost: wide * long * 0.117 + 6,
            picture: { width: wide * 305 },
          })),
        },
      ],
    },
  ],
}
