import { boards, carton, colours, post, profile, tin, type Colour } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { boxes, grid, nominal, rows } from '../catalogue/sizes.ts'

const composites: [name: string, code: string, colour: Colour][] = [
  ['Coastal Gray', 'CG', colours.cement],
  ['Saddle', 'SD', colours.cedar],
  ['Espresso', 'ES', colours.merbau],
  ['Slate', 'SL', colours.ironstone],
  ['Sand', 'SN', colours.sandstone],
  ['Walnut', 'WA', colours.brick],
  ['Ebony', 'EB', colours.charcoal],
]

export const decking: CategoryRecipe = {
  id: 'DECKING',
  name: 'Decking & Fencing',
  types: [
    {
      name: 'Wood Decking',
      material: 'timber',
      about: 'Cedar and treated decking with eased edges, picked for one good face.',
      classes: [
        {
          name: 'Cedar Decking',
          prefix: 'CDK',
          title: 'Cedar Decking',
          units: ['ft'],
          tally: 'preset',
          picture: boards(colours.cedar),
          variants: nominal(
            [
              [1.25, 4],
              [1.25, 6],
              [2, 4],
              [2, 6],
            ],
            ['STK', 'D Select', 'Clear'],
            2.6,
          ).map((variant) => ({
            ...variant,
            code: variant.code.replace('1.25', '54'),
            text: variant.text.replace('1.25', '5/4'),
          })),
        },
        {
          name: 'Treated Decking',
          prefix: 'PDK',
          title: 'Treated Decking',
          units: ['ft'],
          tally: 'preset',
          picture: boards(colours.treated),
          variants: nominal(
            [
              [1.25, 6],
              [2, 6],
            ],
            ['Standard', 'Premium'],
            1.3,
          ).map((variant) => ({
            ...variant,
            code: variant.code.replace('1.25', '54'),
            text: variant.text.replace('1.25', '5/4'),
          })),
        },
        {
          name: 'Tropical Hardwood',
          prefix: 'IPE',
          title: 'Ipe Decking',
          units: ['ft'],
          tally: 'free',
          picture: boards(colours.merbau),
          variants: nominal(
            [
              [1, 4],
              [1, 6],
              [2, 4],
              [2, 6],
            ],
            [''],
            9.4,
          ),
        },
      ],
    },
    {
      name: 'Composite Decking',
      material: 'timber',
      about: 'Capped composite with a 25-year fade and stain warranty.',
      classes: [
        {
          name: 'Grooved',
          prefix: 'CMG',
          title: 'Composite Decking Grooved',
          units: ['ea', 'unit'],
          picture: boards(colours.cedar, 'groove'),
          variants: grid(composites, [12, 16, 20], ([name, code, colour], feet) => ({
            code: `${code}${feet}`,
            text: `1×6 × ${feet} ft ${name}`,
            cost: feet * 3.2,
            picture: { colour, width: 140, thickness: 24, length: feet * 305 },
          })),
        },
        {
          name: 'Square Edge',
          prefix: 'CMS',
          title: 'Composite Decking Square Edge',
          units: ['ea', 'unit'],
          picture: boards(colours.cedar, 'groove'),
          variants: grid(composites, [12, 16, 20], ([name, code, colour], feet) => ({
            code: `${code}${feet}`,
            text: `1×6 × ${feet} ft ${name}`,
            cost: feet * 3.35,
            picture: { colour, width: 140, thickness: 24, length: feet * 305 },
          })),
        },
        {
          name: 'Fascia & Clips',
          prefix: 'CLIP',
          title: 'Hidden Deck Clip',
          units: ['box'],
          picture: carton(colours.ironstone, 'screw', colours.black),
          variants: boxes(['#7', '#8'], ['1-5/8', '2', '2-1/2'], [90, 450, 900], { each: 0.21, unit: ' in' }),
        },
      ],
    },
    {
      name: 'Railing',
      material: 'metal',
      about: 'Aluminum and cedar railing kits, to the 2021 IRC.',
      classes: [
        {
          name: 'Aluminum Railing',
          prefix: 'RAIL',
          title: 'Aluminum Rail',
          units: ['ea'],
          picture: profile('square', colours.monument),
          variants: grid(['Level', 'Stair'], [6, 8, 10, 12], (kind, feet) => ({
            code: `${kind[0]}${feet}`,
            text: `${kind} 36 in × ${feet} ft Black`,
            cost: feet * 24.5 + (kind === 'Stair' ? 32 : 0),
          })),
        },
        {
          name: 'Balusters & Posts',
          prefix: 'RPST',
          title: 'Cedar Rail Post',
          units: ['ea', 'pk'],
          picture: post(colours.cedar),
          variants: grid([2, 4, 6], [36, 42, 48, 54], (size, inches) => ({
            code: `${size}-${inches}`,
            text: `${size}×${size} × ${inches} in`,
            cost: size * size * inches * 0.014 + 1.2,
            picture: { width: size * 24, thickness: size * 24, length: inches * 25 },
          })),
        },
      ],
    },
    {
      name: 'Fencing',
      material: 'timber',
      about: 'Cedar fence boards, rails, posts and panels.',
      classes: [
        {
          name: 'Fence Boards',
          prefix: 'FBRD',
          title: 'Cedar Fence Board',
          units: ['ea', 'unit'],
          picture: boards(colours.cedar),
          variants: grid(['1×4', '1×6', '1×8'], ['5 ft', '6 ft', '8 ft'], (size, length) => ({
            code: `${size.replace('×', 'X')}-${length[0]}`,
            text: `${size} × ${length} Dog Ear`,
            cost: Number(size[2]) * Number(length[0]) * 0.135,
            picture: { width: Number(size[2]) * 23, thickness: 16 },
          })),
        },
        {
          name: 'Fence Posts',
          prefix: 'FPST',
          title: 'Round Fence Post',
          units: ['ea'],
          picture: post(colours.treated, 'round'),
          variants: grid([4, 5, 6, 8], ['6 ft', '7 ft', '8 ft', '10 ft', '12 ft'], (size, length) => ({
            code: `${size}-${length.slice(0, 2).trim()}`,
            text: `${size} in × ${length}`,
            cost: size * 2.1 + Number(length.slice(0, 2)) * 0.9,
            picture: { width: size * 25, thickness: size * 25, length: Number(length.slice(0, 2)) * 305 },
          })),
        },
        {
          name: 'Lattice & Panels',
          prefix: 'LAT',
          title: 'Cedar Lattice',
          units: ['ea'],
          picture: { kind: 'lattice', colour: colours.cedar },
          variants: grid(['Diagonal', 'Square', 'Privacy'], ['2×8', '4×8'], (kind, size) => ({
            code: `${kind[0]}${size.replace('×', '')}`,
            text: `${kind} ${size} ft`,
            cost: Number(size[0]) * 11.5 + kind.length,
            picture: { width: Number(size[0]) * 305, length: 2440 },
          })),
        },
      ],
    },
    {
      name: 'Stains & Sealers',
      material: 'chemical',
      about: 'Penetrating stains for wet winters and dry summers.',
      classes: [
        {
          name: 'Deck Stain',
          prefix: 'STN',
          title: 'Deck Stain',
          units: ['ea'],
          picture: tin(colours.merbau, colours.surfmist),
          variants: grid(
            ['Natural', 'Cedar', 'Redwood', 'Driftwood Gray', 'Walnut', 'Slate'],
            ['1 qt', '1 gal', '5 gal'],
            (shade, size) => ({
              code: `${shade[0]}${size.replace(' ', '')}`.toUpperCase(),
              text: `${shade} ${size}`,
              cost: size === '1 qt' ? 16.8 : size === '1 gal' ? 46.5 : 205,
            }),
          ),
        },
        {
          name: 'End-Cut Preservative',
          prefix: 'ENDC',
          title: 'End-Cut Preservative',
          units: ['ea'],
          picture: tin(colours.green, colours.surfmist),
          variants: rows([
            ['QT', 'Green 1 qt', 19.4],
            ['GAL', 'Green 1 gal', 52],
            ['BQT', 'Brown 1 qt', 19.4],
            ['BGAL', 'Brown 1 gal', 52],
          ]),
        },
      ],
    },
  ],
}
