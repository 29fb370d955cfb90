import { bag, carton, colours, roll, tin, tool } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { boxes, grid, range, rows } from '../catalogue/sizes.ts'

export const tools: CategoryRecipe = {
  id: 'TOOLS',
  name: 'Tools & Jobsite',
  types: [
    {
      name: 'Hand Tools',
      material: 'tool',
      about: 'Hand tools that earn their place in the bags.',
      classes: [
        {
          name: 'Hammers',
          prefix: 'HAM',
          title: 'Framing Hammer',
          units: ['ea'],
          picture: tool('hammer', colours.orange),
          variants: rows([
            ['16', '16 oz Smooth Face', 29],
            ['19', '19 oz Milled Face', 42],
            ['22', '22 oz Milled Face', 48],
            ['14T', '14 oz Titanium', 189],
            ['28H', '28 oz Hickory', 54, { accent: colours.oak }],
          ]),
        },
        {
          name: 'Tapes & Levels',
          prefix: 'TPM',
          title: 'Tape Measure',
          units: ['ea'],
          picture: tool('tape', colours.yellow),
          variants: [
            ...rows([
              ['16', '16 ft', 14.8],
              ['25', '25 ft', 21.5],
              ['30', '30 ft', 25.9],
              ['35', '35 ft', 31.2],
            ]),
            ...range([24, 48, 72, 96], (inches) => ({
              text: '',
              name: `Box Level ${inches} in`,
              cost: 18 + inches * 1.4,
              picture: { detail: 'level' },
            })),
          ],
        },
        {
          name: 'Saws & Trowels',
          prefix: 'SAW',
          title: 'Hand Saw',
          units: ['ea'],
          picture: tool('saw', colours.red),
          variants: [
            ...rows([
              ['15', '15 in Aggressive Tooth', 18.9],
              ['20', '20 in Fine Finish', 23.4],
              ['26', '26 in Rip', 34.8],
            ]),
            {
              code: 'TRW',
              text: '',
              name: 'Margin Trowel 5 in',
              cost: 42,
              picture: { detail: 'trowel', accent: colours.oak },
            },
          ],
        },
      ],
    },
    {
      name: 'Blades & Bits',
      material: 'tool',
      about: 'Carbide that lasts past Friday.',
      classes: [
        {
          name: 'Saw Blades',
          prefix: 'BLD',
          title: 'Circular Saw Blade',
          units: ['ea', 'box'],
          picture: tool('blade', colours.red),
          variants: grid(['6-1/2', '7-1/4', '8-1/4', '10', '12'], [24, 40, 60, 80], (size, teeth) => ({
            code: `${size.replaceAll(/\D/g, '')}-${teeth}`,
            text: `${size} in ${teeth}T`,
            cost: 9 + Number(size.split('-')[0]) * 2.4 + teeth * 0.4,
            picture: { width: Number(size.split('-')[0]) * 25 },
          })),
        },
        {
          name: 'Drill Bits',
          prefix: 'BIT',
          title: 'Drill Bit',
          units: ['ea', 'pk'],
          picture: tool('bit', colours.steel),
          variants: grid(
            ['Twist', 'Masonry', 'Spade', 'SDS'],
            ['1/8', '3/16', '1/4', '5/16', '3/8', '1/2', '5/8', '3/4'],
            (kind, size) => ({
              code: `${kind[0]}${kind.at(-1)?.toUpperCase()}${size.replace('/', '')}`,
              text: `${kind} ${size} in`,
              cost: 2.2 + kind.length * 0.8 + size.length * 0.6,
            }),
          ),
        },
        {
          name: 'Cut-Off Wheels',
          prefix: 'WHL',
          title: 'Cut-Off Wheel',
          units: ['ea', 'pk'],
          picture: { ...tool('blade', colours.charcoal, colours.black), surface: 'speckle' },
          variants: grid(['4-1/2', '7', '9', '14'], ['Metal', 'Masonry', 'Diamond'], (size, kind) => ({
            code: `${size.replaceAll(/\D/g, '')}${kind.slice(0, 2).toUpperCase()}`,
            text: `${size} in ${kind}`,
            cost:
              (kind === 'Diamond' ? 14 : 1.3) + Number(size.split('-')[0]) * (kind === 'Diamond' ? 4 : 0.4),
          })),
        },
      ],
    },
    {
      name: 'Power Tools',
      material: 'tool',
      about: '18 V and 60 V machines, bare or in kits.',
      classes: [
        {
          name: 'Cordless',
          prefix: 'CRD',
          title: '18 V Brushless',
          units: ['ea'],
          picture: tool('drill', colours.yellow, colours.black),
          variants: rows([
            ['DD', 'Drill/Driver Bare', 119],
            ['HD', 'Hammer Drill Bare', 149],
            ['ID', 'Impact Driver Bare', 129],
            ['K2', '2-Tool Kit 5.0 Ah', 329],
            ['K6', '6-Tool Kit', 0],
          ]),
        },
      ],
    },
    {
      name: 'Paint & Sundries',
      material: 'chemical',
      about: 'Primer, paint, brushes and tape.',
      classes: [
        {
          name: 'Paint',
          prefix: 'PNT',
          title: 'Acrylic',
          units: ['ea'],
          picture: tin(colours.zinc, colours.blue),
          variants: grid(
            ['Primer', 'Flat', 'Eggshell', 'Satin', 'Semi-Gloss', 'Gloss', 'Ceiling'],
            ['1 qt', '1 gal', '5 gal'],
            (kind, size) => ({
              code: `${kind.slice(0, 2).toUpperCase()}${size.replace(' ', '').toUpperCase()}`,
              text: `${kind} ${size}`,
              cost: (size === '1 qt' ? 13 : size === '1 gal' ? 36 : 158) + kind.length * 0.4,
            }),
          ),
        },
        {
          name: 'Brushes',
          prefix: 'BRS',
          title: 'Angle Sash Brush',
          units: ['ea', 'box'],
          picture: tool('brush', colours.oak),
          variants: rows([
            ['1', '1 in', 5.9, { width: 25 }],
            ['15', '1-1/2 in', 7.4, { width: 38 }],
            ['2', '2 in', 8.9, { width: 50 }],
            ['25', '2-1/2 in', 10.6, { width: 63 }],
            ['3', '3 in', 12.8, { width: 75 }],
          ]),
        },
        {
          name: 'Tape',
          prefix: 'TPE',
          title: 'Tape',
          units: ['roll', 'ctn'],
          picture: roll(colours.blue, colours.cardboard),
          variants: grid(
            ['Blue Painter', 'Duct', 'Sheathing', 'Window Flashing'],
            ['1.5 in', '2 in', '4 in'],
            (kind, size) => ({
              code: `${kind[0]}${kind.at(-1)?.toUpperCase()}${size.replaceAll(/\D/g, '')}`,
              text: `${kind} ${size} × 60 yd`,
              cost: 3.2 + kind.length * 0.7 + Number(size.slice(0, -3)) * 1.6,
              picture: {
                width: Number(size.slice(0, -3)) * 25,
                colour:
                  kind === 'Duct'
                    ? colours.zinc
                    : kind === 'Sheathing'
                      ? colours.red
                      : kind === 'Window Flashing'
                        ? colours.black
                        : colours.blue,
              },
            }),
          ),
        },
      ],
    },
    {
      name: 'Closeout 20% Off',
      id: 'CLOSEOUT',
      material: 'fixing',
      about: 'Ends of lines and opened boxes, sold as they are.',
      classes: [
        {
          name: 'Opened Boxes',
          prefix: 'OPN',
          title: 'Closeout Screws',
          units: ['box'],
          picture: carton(colours.grey, 'screw'),
          variants: boxes(['#8', '#10'], ['1', '2', '3'], [400], { each: 0.045, unit: ' in' }),
        },
        {
          name: 'Jobsite Bags',
          prefix: 'JOB',
          title: 'Jobsite',
          units: ['ea', 'pal'],
          picture: bag(colours.sandstone),
          variants: rows([
            ['SAND', 'All Purpose Sand 50 lb', 4.9],
            ['PLAY', 'Play Sand 50 lb', 5.4],
            ['GRAV', 'Pea Gravel 50 lb', 5.6],
            ['BAGS', 'Contractor Bags 42 gal 32 ct', 24.9],
          ]),
        },
      ],
    },
  ],
}
