import { bracket, carton, cartridge, colours, tin } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { boxes, grid, rows } from '../catalogue/sizes.ts'

export const fixings: CategoryRecipe = {
  id: 'FIXINGS',
  name: 'Fasteners & Fixings',
  types: [
    {
      name: 'Screws / Bolts & Nuts #6–#14',
      isInEverySeed: true,
      material: 'fixing',
      about: 'Trade boxes of screws and bolts, coated for the class of exposure on the label.',
      classes: [
        {
          name: 'Batten & Bugle',
          prefix: 'BBS',
          title: 'Bugle Batten Screw',
          units: ['box', 'ctn'],
          picture: carton(colours.green, 'screw'),
          variants: boxes(['14 g'], [65, 75, 100, 125, 150, 175, 200], [250], { each: 0.3 }).map(
            (variant) => ({
              ...variant,
              code: variant.code.replace('14G', '14'),
            }),
          ),
        },
        {
          name: 'Timber Screws',
          prefix: 'TSC',
          title: 'Timber Screw Gold Zinc',
          units: ['box'],
          picture: carton(colours.orange, 'screw', colours.brass),
          variants: boxes(['6 g', '8 g', '10 g'], [25, 32, 40, 50, 65, 75, 100], [100, 500, 1000], {
            each: 0.055,
          }),
        },
        {
          name: 'Roofing & Tek Screws',
          prefix: 'TEK',
          title: 'Hex Tek Screw with Seal',
          units: ['box'],
          picture: carton(colours.blue, 'bolt'),
          variants: boxes(['10 g', '12 g', '14 g'], [20, 35, 50, 65, 100], [100, 500, 1000], { each: 0.11 }),
        },
        {
          name: 'Coach Bolts',
          prefix: 'CBLT',
          title: 'Coach Bolt & Nut Galvanised',
          units: ['ea', 'box'],
          picture: { kind: 'bolt', colour: colours.galvanised, detail: 'bolt' },
          variants: grid([10, 12, 16, 20], [75, 100, 130, 150, 180, 220, 260, 300], (width, length) => ({
            code: `${width}${length}`,
            text: `M${width} × ${length} mm`,
            cost: width ** 1.6 * length * 0.00042 + 0.4,
            picture: { width, length },
          })),
        },
      ],
    },
    {
      name: 'Nails',
      material: 'fixing',
      about: 'Collated and loose nails that suit the common framing and finishing guns.',
      classes: [
        {
          name: 'Framing Nails',
          prefix: 'FNAL',
          title: 'Framing Nails D-Head',
          units: ['box'],
          picture: carton(colours.yellow, 'nail'),
          variants: boxes(['2.87', '3.06', '3.33'], [50, 57, 65, 75, 83, 90], [3000], { each: 0.021 }),
        },
        {
          name: 'Brads & Finish',
          prefix: 'BRAD',
          title: 'Brad Nails C Series',
          units: ['box'],
          picture: carton(colours.red, 'nail'),
          variants: boxes(['16 g', '18 g'], [20, 25, 32, 38, 45, 50, 64], [2000], { each: 0.0094 }),
        },
        {
          name: 'Loose Nails',
          prefix: 'LNAL',
          title: 'Bullet Head Nails Bright',
          units: ['ea', 'ctn'],
          picture: carton(colours.grey, 'nail'),
          variants: grid([30, 40, 50, 60, 75, 100], ['1 kg', '5 kg'], (length, weight) => ({
            code: `${length}${weight.replace(' ', '')}`.toUpperCase(),
            text: `${length} mm ${weight}`,
            cost: (weight === '1 kg' ? 8.6 : 33) + length * 0.01,
          })),
        },
      ],
    },
    {
      name: 'Anchors',
      material: 'fixing',
      about: 'Mechanical and chemical anchors with approvals for cracked concrete.',
      classes: [
        {
          name: 'Screw Anchors',
          prefix: 'SANC',
          title: 'Concrete Screw Anchor',
          units: ['box', 'ea'],
          picture: carton(colours.red, 'anchor'),
          variants: boxes(['M6', 'M8', 'M10', 'M12'], [50, 60, 75, 100, 125, 150], [50], { each: 0.55 }),
        },
        {
          name: 'Sleeve & Dyna Anchors',
          prefix: 'DYNA',
          title: 'Sleeve Anchor Hex',
          units: ['box'],
          picture: carton(colours.red, 'anchor'),
          variants: boxes(['M8', 'M10', 'M12', 'M16'], [40, 50, 65, 80, 100, 120], [25], { each: 0.6 }),
        },
        {
          name: 'Chemical Anchors',
          prefix: 'CHEM',
          title: 'Chemical Anchor',
          units: ['ea', 'ctn'],
          picture: cartridge(colours.red),
          variants: rows([
            ['P300', 'Polyester 300 mL', 21.5],
            ['V380', 'Vinylester 380 mL', 34.8],
            ['V410', 'Vinylester 410 mL', 36.9],
            ['E600', 'Pure Epoxy 600 mL', 68.4],
          ]),
        },
      ],
    },
    {
      name: 'Brackets & Connectors',
      material: 'fixing',
      about: 'Galvanised connectors with design capacities to AS 1720.1.',
      classes: [
        {
          name: 'Joist Hangers',
          prefix: 'JHNG',
          title: 'Joist Hanger',
          units: ['ea', 'box'],
          picture: bracket('hanger'),
          variants: grid([35, 45, 50, 65, 75, 90], [90, 120, 140, 190, 240], (width, length) => ({
            code: `${width}${length}`,
            text: `${width} × ${length} mm`,
            cost: 1.6 + (width + length) * 0.011,
            picture: { width, length },
          })),
        },
        {
          name: 'Angles & Straps',
          prefix: 'ANGL',
          title: 'Framing Angle Bracket',
          units: ['ea', 'box'],
          picture: bracket('angle'),
          variants: grid([40, 50, 75, 100], [1.6, 2.5, 5], (width, thickness) => ({
            code: `${width}${String(thickness).replace('.', '')}`,
            text: `${width} × ${width} × ${thickness} mm`,
            cost: width * thickness * 0.011 + 0.6,
            picture: { width, length: width, thickness },
          })),
        },
        {
          name: 'Nail Plates',
          prefix: 'NPLT',
          title: 'Nail Plate',
          units: ['ea', 'box'],
          picture: bracket('plate'),
          variants: grid([50, 75, 100], [100, 150, 200, 300], (width, length) => ({
            code: `${width}${length}`,
            text: `${width} × ${length} mm`,
            cost: width * length * 0.00011 + 0.22,
            picture: { width, length },
          })),
        },
      ],
    },
    {
      name: 'Adhesives & Sealants',
      hasNoRow: true,
      isInEverySeed: true,
      material: 'chemical',
      about: 'Construction adhesives, sealants and foams for site and workshop.',
      classes: [
        {
          name: 'Construction Adhesive',
          prefix: 'ADH',
          title: 'Construction Adhesive',
          units: ['ea', 'ctn'],
          picture: cartridge(colours.yellow),
          variants: rows([
            ['320', 'Standard 320 g', 5.9],
            ['350F', 'Fast Grab 350 g', 8.7],
            ['375W', 'Wet Timber 375 g', 9.4],
            ['420P', 'Polyurethane 420 g', 12.8],
            ['600S', 'Subfloor 600 mL Sausage', 13.6],
          ]),
        },
        {
          name: 'Sealants & Foam',
          prefix: 'SEAL',
          title: 'Sealant',
          units: ['ea', 'ctn'],
          picture: cartridge(colours.blue),
          variants: grid(
            ['Acrylic', 'Silicone', 'Polyurethane', 'Fire Rated'],
            ['White', 'Grey', 'Black'],
            (kind, shade) => ({
              code: `${kind[0]}${kind[1]?.toUpperCase()}${shade[0]}`,
              text: `${kind} ${shade} 300 mL`,
              cost: 4.5 + kind.length * 0.8,
              picture: {
                accent: shade === 'White' ? colours.blue : shade === 'Grey' ? colours.grey : colours.black,
              },
            }),
          ),
        },
        {
          name: 'PVA & Solvents',
          prefix: 'PVA',
          title: 'PVA Adhesive',
          units: ['ea'],
          picture: tin(colours.white, colours.orange),
          variants: rows([
            ['1L', 'Interior 1 L', 11.4],
            ['4L', 'Interior 4 L', 36.2],
            ['20L', 'Interior 20 L', 149],
            ['X1L', 'Exterior 1 L', 15.7],
            ['X4L', 'Exterior 4 L', 52.1],
          ]),
        },
      ],
    },
  ],
}
