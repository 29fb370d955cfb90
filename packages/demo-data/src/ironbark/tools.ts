import { bag, carton, colours, roll, tin, tool } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { boxes, grid, range, rows } from '../catalogue/sizes.ts'

export const tools: CategoryRecipe = {
  id: 'TOOLS',
  name: 'Tools & Consumables',
  types: [
    {
      name: 'Hand Tools',
      material: 'tool',
      about: 'Hand tools that stand a working day on site.',
      classes: [
        {
          name: 'Hammers',
          prefix: 'HAMR',
          title: 'Framing Hammer',
          units: ['ea'],
          picture: tool('hammer', colours.orange),
          variants: rows([
            ['16', '16 oz Steel Shaft', 39],
            ['20', '20 oz Steel Shaft', 46],
            ['22', '22 oz Milled Face', 58],
            ['24', '24 oz Fibreglass', 52],
            ['28', '28 oz Hickory', 64, { accent: colours.oak }],
          ]),
        },
        {
          name: 'Levels & Tapes',
          prefix: 'LEVL',
          title: 'Box Level',
          units: ['ea'],
          picture: tool('level', colours.yellow),
          variants: range([400, 600, 900, 1200, 1800, 2400], (length) => ({
            text: `${length} mm`,
            cost: 31 + length * 0.07,
            picture: { length },
          })),
        },
        {
          name: 'Tape Measures',
          prefix: 'TAPE',
          title: 'Tape Measure',
          units: ['ea', 'box'],
          picture: tool('tape', colours.yellow),
          variants: range([3, 5, 8, 10], (metres) => ({
            text: `${metres} m × 25 mm`,
            cost: 11 + metres * 2.6,
          })),
        },
        {
          name: 'Saws & Trowels',
          prefix: 'SAWS',
          title: 'Hand Saw',
          units: ['ea'],
          picture: tool('saw', colours.red),
          variants: [
            ...rows([
              ['380', '380 mm Tool Box', 19.5],
              ['500', '500 mm 8 TPI', 27.8],
              ['550', '550 mm 9 TPI', 29.9],
            ]),
            {
              code: 'TRW',
              text: '',
              name: 'Gauging Trowel 180 mm',
              cost: 44,
              picture: { detail: 'trowel', accent: colours.oak },
            },
          ],
        },
      ],
    },
    {
      name: 'Power Tool Accessories',
      material: 'tool',
      about: 'Blades, bits and discs for the machines already in the ute.',
      classes: [
        {
          name: 'Circular Saw Blades',
          prefix: 'CSB',
          title: 'Circular Saw Blade',
          units: ['ea'],
          picture: tool('blade', colours.red),
          variants: grid([165, 184, 216, 235, 254, 305, 355], [24, 40, 60], (width, teeth) => ({
            code: `${width}${teeth}`,
            text: `${width} mm ${teeth}T`,
            cost: 12 + width * 0.1 + teeth * 0.3,
            picture: { width },
          })),
        },
        {
          name: 'Drill Bits',
          prefix: 'BITS',
          title: 'Drill Bit',
          units: ['ea', 'pk'],
          picture: tool('bit', colours.steel),
          variants: grid(
            ['HSS', 'Masonry', 'Spade', 'SDS Plus'],
            [3, 4, 5, 6, 8, 10, 12, 16],
            (kind, width) => ({
              code: `${kind[0]}${kind[1]?.toUpperCase()}${width}`,
              text: `${kind} ${width} mm`,
              cost: 1.4 + width * 0.62 + kind.length * 0.2,
              picture: { width },
            }),
          ),
        },
        {
          name: 'Cutting Discs',
          prefix: 'DISC',
          title: 'Cutting Disc',
          units: ['ea', 'pk'],
          picture: { ...tool('blade', colours.charcoal, colours.black), surface: 'speckle' },
          variants: grid([100, 115, 125, 230, 355], ['Metal', 'Masonry', 'Diamond'], (width, kind) => ({
            code: `${width}${kind.slice(0, 2).toUpperCase()}`,
            text: `${width} mm ${kind}`,
            cost: kind === 'Diamond' ? 14 + width * 0.19 : 1.1 + width * 0.02,
            picture: { width },
          })),
        },
      ],
    },
    {
      name: 'Power Tools',
      material: 'tool',
      about: 'Brushless 18 V machines, sold as skins or kits.',
      classes: [
        {
          name: 'Drills & Drivers',
          prefix: 'DRIL',
          title: '18 V Brushless',
          units: ['ea'],
          picture: tool('drill', colours.blue, colours.black),
          variants: rows([
            ['DD', 'Drill Driver Skin', 149],
            ['HD', 'Hammer Drill Skin', 189],
            ['ID', 'Impact Driver Skin', 159],
            ['KIT2', 'Twin Kit 2 × 5.0 Ah', 469],
            ['KIT4', 'Combo Kit 4 Piece', 0],
          ]),
        },
      ],
    },
    {
      name: 'Painting & Prep',
      material: 'chemical',
      about: 'Primers, brushes and covers for a clean finish.',
      classes: [
        {
          name: 'Paint',
          prefix: 'PANT',
          title: 'Acrylic',
          units: ['ea'],
          picture: tin(colours.zinc, colours.green),
          variants: grid(
            ['Ceiling White', 'Low Sheen', 'Semi Gloss', 'Primer Sealer', 'Exterior Gloss', 'Undercoat'],
            [1, 2, 4, 10, 15],
            (kind, litres) => ({
              code: `${kind
                .split(' ')
                .map((word) => word[0])
                .join('')}${litres}L`,
              text: `${kind} ${litres} L`,
              cost: 12 + litres * 9.4,
            }),
          ),
        },
        {
          name: 'Brushes & Rollers',
          prefix: 'BRSH',
          title: 'Wall Brush',
          units: ['ea', 'pk'],
          picture: tool('brush', colours.oak),
          variants: range([25, 38, 50, 63, 75, 100], (width) => ({
            text: `${width} mm`,
            cost: 3.2 + width * 0.14,
            picture: { width },
          })),
        },
        {
          name: 'Tapes & Covers',
          prefix: 'MASK',
          title: 'Masking Tape',
          units: ['ea', 'ctn'],
          picture: roll(colours.blue, colours.cardboard),
          variants: grid(['Blue 14 Day', 'General', 'Cloth', 'Duct'], [24, 36, 48], (kind, width) => ({
            code: `${kind[0]}${kind[1]?.toUpperCase()}${width}`,
            text: `${kind} ${width} mm × 50 m`,
            cost: 2.6 + width * 0.11,
            picture: {
              width,
              colour:
                kind === 'Cloth'
                  ? colours.black
                  : kind === 'Duct'
                    ? colours.zinc
                    : kind === 'General'
                      ? colours.paleP
                      : colours.blue,
            },
          })),
        },
      ],
    },
    {
      name: 'Site & Clearance 20 % Off',
      id: 'CLEARANCE',
      material: 'fixing',
      about: 'Ends of lines and opened boxes, sold as they are.',
      classes: [
        {
          name: 'Opened Boxes',
          prefix: 'OPEN',
          title: 'Clearance Screws',
          units: ['box'],
          picture: carton(colours.grey, 'screw'),
          variants: boxes(['8 g', '10 g'], [30, 45, 60, 90], [400], { each: 0.045 }),
        },
        {
          name: 'Rubble Bags & Sand',
          prefix: 'SITE',
          title: 'Site',
          units: ['ea', 'pal'],
          picture: bag(colours.sandstone),
          variants: rows([
            ['SAND', 'Brickies Sand 20 kg', 6.2],
            ['WASH', 'Washed Sand 20 kg', 6.6],
            ['GRAV', 'Blue Metal 20 mm 20 kg', 7.1],
            ['RUBB', 'Rubble Bags 10 Pack', 12.9],
          ]),
        },
      ],
    },
  ],
}
