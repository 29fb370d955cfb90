import { bracket, carton, cartridge, colours } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { boxes, grid, rows } from '../catalogue/sizes.ts'

export const fasteners: CategoryRecipe = {
  id: 'FASTENERS',
  name: 'Fasteners & Connectors',
  types: [
    {
      name: 'Structural & Deck Screws',
      material: 'fixing',
      about: 'Star-drive screws with a coating for treated lumber, listed by the ICC.',
      classes: [
        {
          name: 'Deck Screws',
          prefix: 'DECKSC',
          title: 'Deck Screw Tan',
          units: ['box', 'ctn'],
          picture: carton(colours.green, 'screw', colours.brass),
          variants: grid(
            ['7', '8', '9', '10'],
            ['1-1/4', '1-5/8', '2', '2-1/2', '3', '3-1/2', '4'],
            (gauge, length) => ({
              code: `${gauge}-${length.replaceAll(/\D/g, '')}`,
              text: `#${gauge} × ${length} in, 5 lb box`,
              cost: 27 + Number(gauge) * 0.9 + Number(length[0]) * 1.4,
            }),
          ),
        },
        {
          name: 'Structural Screws',
          prefix: 'STRSC',
          title: 'Structural Screw',
          units: ['box'],
          picture: carton(colours.orange, 'screw'),
          variants: boxes(['1/4', '5/16', '3/8'], ['3', '4', '5', '6', '8', '10'], [50, 250, 500], {
            each: 0.36,
            unit: ' in',
          }),
        },
        {
          name: 'Drywall Screws',
          prefix: 'DWSC',
          title: 'Drywall Screw Coarse',
          units: ['box'],
          picture: carton(colours.blue, 'screw', colours.black),
          variants: boxes(['#6', '#8'], ['1', '1-1/4', '1-5/8', '2', '2-1/2', '3'], [1000, 2500, 5000], {
            each: 0.011,
            unit: ' in',
          }),
        },
      ],
    },
    {
      name: 'Nails',
      material: 'fixing',
      about: 'Collated and bulk nails for framing, siding and finish.',
      classes: [
        {
          name: 'Framing Nails 21°',
          prefix: 'FN21',
          title: 'Framing Nail 21°',
          units: ['box'],
          picture: carton(colours.yellow, 'nail'),
          variants: boxes(
            ['.113', '.120', '.131', '.148'],
            ['2', '2-3/8', '3', '3-1/4', '3-1/2'],
            [2000, 4000],
            {
              each: 0.014,
              unit: ' in',
            },
          ),
        },
        {
          name: 'Finish & Brad',
          prefix: 'FIN',
          title: 'Finish Nail',
          units: ['box'],
          picture: carton(colours.red, 'nail'),
          variants: boxes(
            ['15 ga', '16 ga', '18 ga'],
            ['3/4', '1', '1-1/4', '1-1/2', '2', '2-1/2', '3'],
            [2500],
            {
              each: 0.008,
              unit: ' in',
            },
          ),
        },
        {
          name: 'Bulk Nails',
          prefix: 'BULK',
          title: 'Common Nail',
          units: ['box', 'ctn'],
          picture: carton(colours.grey, 'nail'),
          variants: grid(
            ['6d', '8d', '10d', '12d', '16d', '20d'],
            ['Bright', 'Hot-Dip Galvanized'],
            (penny, coat) => ({
              code: `${penny.toUpperCase()}${coat[0]}`,
              text: `${penny} ${coat} 5 lb`,
              cost: coat === 'Bright' ? 12.4 : 18.9,
            }),
          ),
        },
      ],
    },
    {
      name: 'Connectors',
      material: 'fixing',
      about: 'Galvanized connectors with published loads for Douglas Fir.',
      classes: [
        {
          name: 'Joist Hangers',
          prefix: 'LUS',
          title: 'Joist Hanger',
          units: ['ea', 'box'],
          picture: bracket('hanger'),
          variants: grid(['2', 'Double 2', '4'], [4, 6, 8, 10, 12, 14], (thick, wide) => ({
            code: `${thick.replace('Double 2', 'D2')}X${wide}`,
            text: `${thick}×${wide}`,
            cost: 0.8 + wide * 0.14 + thick.length * 0.3,
            picture: { width: thick === '2' ? 40 : 80, length: wide * 22 },
          })),
        },
        {
          name: 'Angles & Ties',
          prefix: 'ANG',
          title: 'Framing Angle',
          units: ['ea', 'box'],
          picture: bracket('angle'),
          variants: grid([3, 5, 7, 9], ['18 ga', '16 ga', '12 ga'], (length, gauge) => ({
            code: `${length}-${gauge.slice(0, 2)}`,
            text: `${length} in ${gauge}`,
            cost: length * 0.22 + (18 - Number(gauge.slice(0, 2))) * 0.18 + 0.4,
            picture: { width: length * 25, length: length * 25 },
          })),
        },
        {
          name: 'Post Bases & Straps',
          prefix: 'PB',
          title: 'Strap Tie',
          units: ['ea', 'box'],
          picture: bracket('plate'),
          variants: grid([9, 12, 18, 24, 36, 48, 60], ['20 ga', '16 ga'], (length, gauge) => ({
            code: `${length}-${gauge.slice(0, 2)}`,
            text: `${length} in ${gauge}`,
            cost: length * 0.13 + (gauge === '16 ga' ? 0.9 : 0.2),
            picture: { width: 32, length: length * 25 },
          })),
        },
      ],
    },
    {
      name: 'Anchors & Bolts',
      material: 'fixing',
      about: 'Wedge anchors, threaded rod and foundation bolts.',
      classes: [
        {
          name: 'Wedge Anchors',
          prefix: 'WDG',
          title: 'Wedge Anchor',
          units: ['box', 'ea'],
          picture: carton(colours.red, 'anchor'),
          variants: boxes(['3/8', '1/2', '5/8', '3/4'], ['3', '3-3/4', '5', '7', '8-1/2', '10'], [25], {
            each: 0.62,
            unit: ' in',
          }),
        },
        {
          name: 'Carriage Bolts',
          prefix: 'CARR',
          title: 'Carriage Bolt HDG',
          units: ['ea', 'box'],
          picture: { kind: 'bolt', colour: colours.galvanised, detail: 'bolt' },
          variants: grid(['3/8', '1/2', '5/8', '3/4'], [4, 6, 8, 10, 12, 14, 16], (diameter, length) => ({
            code: `${diameter.replace('/', '')}-${length}`,
            text: `${diameter} × ${length} in`,
            cost: 0.5 + length * 0.2 * Number(diameter[0]) ** 0.4,
            picture: { width: 10, length: length * 25 },
          })),
        },
      ],
    },
    {
      name: 'Adhesives & Caulk',
      material: 'chemical',
      about: 'Subfloor adhesive, sealant and foam.',
      classes: [
        {
          name: 'Construction Adhesive',
          prefix: 'ADH',
          title: 'Construction Adhesive',
          units: ['ea', 'ctn'],
          picture: cartridge(colours.yellow),
          variants: rows([
            ['PL10', 'Standard 10 oz', 4.2],
            ['PL28', 'Standard 28 oz', 7.9],
            ['SF28', 'Subfloor 28 oz', 8.6],
            ['PU10', 'Polyurethane 10 oz', 7.4],
            ['PU28', 'Polyurethane 28 oz', 12.9],
          ]),
        },
        {
          name: 'Sealants',
          prefix: 'CAUL',
          title: 'Sealant',
          units: ['ea', 'ctn'],
          picture: cartridge(colours.blue),
          variants: grid(
            ['Acrylic', 'Silicone', 'Polyurethane', 'Fire Block'],
            ['White', 'Clear', 'Gray', 'Black', 'Tan', 'Red'],
            (kind, shade) => ({
              code: `${kind.slice(0, 2).toUpperCase()}${shade[0]}`,
              text: `${kind} ${shade} 10.1 oz`,
              cost: 3.9 + kind.length * 0.45,
            }),
          ),
        },
      ],
    },
  ],
}
