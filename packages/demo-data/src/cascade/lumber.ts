import { boards, colours, post } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { grid, nominal } from '../catalogue/sizes.ts'
import { engineered } from './engineered.ts'

const dimension = [
  [2, 3],
  [2, 4],
  [2, 6],
  [2, 8],
  [2, 10],
  [2, 12],
  [4, 4],
  [4, 6],
  [4, 8],
  [4, 10],
  [4, 12],
] as const

export const lumber: CategoryRecipe = {
  id: 'LUMBER',
  name: 'Dimensional Lumber',
  types: [
    {
      name: 'Douglas Fir',
      material: 'timber',
      about: 'Kiln-dried Douglas Fir-Larch, S4S and grade-stamped, from mills on the Columbia.',
      classes: [
        {
          name: '#2 & Better',
          prefix: 'DF',
          title: 'Douglas Fir',
          units: ['ft'],
          tally: 'preset',
          picture: boards(colours.fir),
          variants: nominal(dimension, ['', '#1', 'Select Structural'], 0.92),
        },
        {
          name: 'Green Doug Fir',
          prefix: 'DFG',
          title: 'Green Doug Fir',
          units: ['ft'],
          tally: 'preset',
          picture: boards(colours.oak),
          variants: nominal(dimension.slice(1), ['', '#1'], 0.78),
        },
        {
          name: 'Timbers',
          prefix: 'DFT',
          title: 'Douglas Fir Timber #1 FOHC',
          units: ['ft'],
          tally: 'free',
          picture: boards(colours.fir),
          variants: nominal(
            [
              [6, 6],
              [6, 8],
              [6, 10],
              [6, 12],
              [8, 8],
              [8, 10],
              [8, 12],
              [10, 10],
              [12, 12],
            ],
            ['', 'Select Structural'],
            1.85,
          ),
        },
        {
          name: 'Hem-Fir',
          prefix: 'HF',
          title: 'Hem-Fir',
          units: ['ft'],
          tally: 'preset',
          picture: boards(colours.paleP),
          variants: nominal(dimension, ['', '#1'], 0.81),
        },
      ],
    },
    {
      name: 'Studs & Plates / #2 & Btr',
      isInEverySeed: true,
      isRowEarly: true,
      material: 'timber',
      about: 'Precision end-trimmed studs and straight plate stock for production framing.',
      classes: [
        {
          name: 'Precut Studs',
          prefix: 'STUD',
          title: 'Hem-Fir Stud',
          units: ['ea', 'unit'],
          picture: boards(colours.paleP),
          variants: grid(
            [
              [2, 4],
              [2, 6],
            ] as const,
            ['92-5/8', '104-5/8', '116-5/8', '8 ft', '9 ft', '10 ft'],
            ([thick, wide], length) => ({
              code: `${thick}X${wide}-${length.replaceAll(/\D/g, '')}`,
              text: `${thick}×${wide} × ${length}${length.includes('-') ? ' in' : ''}`,
              cost: wide * 0.92 + length.length * 0.08,
              picture: { width: wide * 24, thickness: 38 },
            }),
          ),
        },
        {
          name: 'SPF Plate Stock',
          prefix: 'SPF',
          title: 'Spruce-Pine-Fir',
          units: ['ft'],
          tally: 'preset',
          picture: boards(colours.paleP),
          variants: nominal(dimension.slice(0, 6), ['', '#1', 'Stud'], 0.74),
        },
      ],
    },
    {
      name: 'Pressure Treated',
      material: 'timber',
      about: 'Hem-Fir incised and treated to AWPA UC4A for ground contact.',
      classes: [
        {
          name: 'Ground Contact',
          prefix: 'PT',
          title: 'Pressure Treated Hem-Fir',
          units: ['ft'],
          tally: 'preset',
          picture: boards(colours.treated),
          variants: nominal(dimension.slice(1), ['', '#1', 'Above Ground'], 1.12),
        },
        {
          name: 'Posts',
          prefix: 'PTP',
          title: 'Pressure Treated Post',
          units: ['ea'],
          picture: post(colours.treated),
          variants: grid([4, 6], [8, 10, 12, 16], (size, feet) => ({
            code: `${size}X${size}-${feet}`,
            text: `${size}×${size} × ${feet} ft`,
            cost: ((size * size * feet) / 12) * 1.4,
            picture: { width: size * 23, thickness: size * 23, length: feet * 305 },
          })),
        },
      ],
    },
    {
      name: 'Cedar & Appearance',
      material: 'timber',
      about: 'Western Red Cedar and clear boards, surfaced for finish work.',
      classes: [
        {
          name: 'Cedar Boards',
          prefix: 'WRC',
          title: 'Western Red Cedar',
          units: ['ft'],
          tally: 'preset',
          picture: boards(colours.cedar),
          variants: nominal(
            [
              [1, 4],
              [1, 6],
              [1, 8],
              [1, 10],
              [1, 12],
              [2, 4],
              [2, 6],
              [2, 8],
            ],
            ['STK', 'Clear VG', 'D & Better'],
            2.9,
          ),
        },
        {
          name: 'Charred Siding',
          prefix: 'SUGI',
          title: 'Shou Sugi Ban Siding',
          units: ['ea'],
          picture: boards(colours.charred),
          variants: [
            { code: '1X4', text: '1×4 × 12 ft', cost: 41.2, picture: { width: 89, thickness: 19 } },
            {
              code: '1X6',
              text: '',
              name: 'Shou Sugi Ban 焼杉板 "Gator" 1×6 T&G / Brushed & Oiled #1, 50 % Char',
              cost: 58.75,
              picture: { width: 140, thickness: 19 },
            },
            { code: '1X8', text: '1×8 × 12 ft', cost: 74.9, picture: { width: 184, thickness: 19 } },
          ],
        },
        {
          name: 'Hardwood S2S',
          prefix: 'HW',
          title: 'Hardwood S2S',
          units: ['ft'],
          tally: 'free',
          picture: boards(colours.oak),
          variants: grid(
            ['Red Oak', 'White Oak', 'Maple', 'Walnut', 'Alder', 'Cherry', 'Hickory', 'Poplar'],
            ['4/4', '5/4', '8/4'],
            (species, thick) => ({
              code: `${species
                .split(' ')
                .map((word) => word.slice(0, 2))
                .join('')}${thick.replace('/', '')}`.toUpperCase(),
              text: `${species} ${thick}`,
              cost: 2.4 + species.length * 0.55 + Number(thick[0]) * 0.4,
              picture: {
                colour:
                  species === 'Walnut' ? colours.merbau : species === 'Maple' ? colours.paleP : colours.oak,
                width: 150,
                thickness: Number(thick[0]) * 6.4,
              },
            }),
          ),
        },
      ],
    },
    engineered,
  ],
}
