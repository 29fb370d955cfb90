import type { Picture } from '../pictures/Picture.ts'
import { cartridge, colours, pipe, tin, tool } from '../catalogue/looks.ts'
import type { CategoryRecipe } from '../catalogue/recipes.ts'
import { grid, range, rows } from '../catalogue/sizes.ts'

const drainSizes = [40, 50, 65, 80, 100, 150, 225]

const fitting = (kind: 'elbow' | 'tee', colour: Picture['colour']): Picture => ({ kind, colour })

export const plumbing: CategoryRecipe = {
  id: 'PLUMBING',
  name: 'Plumbing & Drainage',
  types: [
    {
      name: 'DWV Pipe & Fittings',
      material: 'plumbing',
      about: 'PVC drain, waste and vent pipe and fittings to AS/NZS 1260.',
      classes: [
        {
          name: 'Pipe',
          prefix: 'DWV',
          title: 'DWV Pipe',
          units: ['ea'],
          picture: pipe(colours.white),
          variants: grid(drainSizes, [3000, 6000], (width, length) => ({
            code: `${width}${length / 1000}`,
            text: `DN${width} × ${length / 1000} m SN6`,
            cost: (length / 1000) * (1.6 + width * 0.066),
            picture: { width, length },
          })),
        },
        {
          name: 'Bends',
          prefix: 'DWVB',
          title: 'DWV Bend F&F',
          units: ['ea', 'box'],
          picture: fitting('elbow', colours.white),
          variants: grid(drainSizes.slice(0, 6), [15, 45, 88], (width, angle) => ({
            code: `${width}${angle}`,
            text: `DN${width} × ${angle}°`,
            cost: 1.3 + width * 0.07 + angle * 0.01,
            picture: { width },
          })),
        },
        {
          name: 'Junctions & Tees',
          prefix: 'DWVJ',
          title: 'DWV Junction',
          units: ['ea', 'box'],
          picture: fitting('tee', colours.white),
          variants: grid(drainSizes.slice(0, 6), [45, 88], (width, angle) => ({
            code: `${width}${angle}`,
            text: `DN${width} × ${angle}°`,
            cost: 2.6 + width * 0.1,
            picture: { width },
          })),
        },
      ],
    },
    {
      name: 'Stormwater',
      material: 'plumbing',
      about: 'Pipe, pits and channels that carry the roof and the paving away.',
      classes: [
        {
          name: 'Stormwater Pipe',
          prefix: 'STW',
          title: 'Stormwater Pipe',
          units: ['ea'],
          picture: pipe(colours.cement),
          variants: range([90, 100, 150, 225, 300], (width) => ({
            text: `DN${width} × 6 m`,
            cost: 6 + width * 0.24,
            picture: { width, length: 6000 },
          })),
        },
        {
          name: 'Channels & Grates',
          prefix: 'GRAT',
          title: 'Channel & Grate',
          units: ['ea'],
          picture: { kind: 'grate', colour: colours.galvanised },
          variants: grid(['Galvanised', 'Stainless', 'Polymer'], [500, 1000, 3000], (kind, length) => ({
            code: `${kind[0]}${length / 100}`,
            text: `${kind} 130 × ${length} mm`,
            cost: length * 0.031 + kind.length,
            picture: { length, colour: kind === 'Polymer' ? colours.black : colours.galvanised },
          })),
        },
        {
          name: 'Agricultural Pipe',
          prefix: 'AGI',
          title: 'Slotted Ag Pipe',
          units: ['roll'],
          picture: { kind: 'coil', colour: colours.black, surface: 'rib' },
          variants: grid([50, 65, 100], ['Plain', 'Socked'], (width, cover) => ({
            code: `${width}${cover[0]}`,
            text: `${width} mm × 20 m ${cover}`,
            cost: 18 + width * 0.42 + (cover === 'Socked' ? 14 : 0),
            picture: { width, colour: cover === 'Socked' ? colours.white : colours.black },
          })),
        },
      ],
    },
    {
      name: 'Water Supply',
      material: 'plumbing',
      about: 'Crimp, push and copper systems with WaterMark approval.',
      classes: [
        {
          name: 'PEX Pipe',
          prefix: 'PEX',
          title: 'PEX Pipe',
          units: ['coil', 'ea'],
          picture: { kind: 'coil', colour: colours.blue },
          variants: grid([16, 20, 25], ['Cold', 'Hot', 'Recycled'], (width, use) => ({
            code: `${width}${use[0]}`,
            text: `${width} mm × 50 m ${use}`,
            cost: 52 + width * 5.4,
            picture: {
              width,
              colour: use === 'Hot' ? colours.red : use === 'Cold' ? colours.blue : '#8a6aa8',
            },
          })),
        },
        {
          name: 'Crimp Fittings',
          prefix: 'CRMP',
          title: 'Crimp Fitting',
          units: ['ea', 'bag'],
          picture: fitting('elbow', colours.brass),
          variants: grid(['Elbow', 'Tee', 'Coupling'], [16, 20, 25], (shape, width) => ({
            code: `${shape[0]}${width}`,
            text: `${shape} ${width} mm Brass`,
            cost: 1.9 + width * 0.14 + (shape === 'Tee' ? 1.2 : 0),
            picture: {
              kind: shape === 'Tee' ? 'tee' : shape === 'Elbow' ? 'elbow' : 'pipe',
              width,
              length: width * 4,
            },
          })),
        },
        {
          name: 'Copper Tube',
          prefix: 'COPP',
          title: 'Copper Tube Type B',
          units: ['ea'],
          picture: pipe(colours.copper),
          variants: grid([15, 20, 25, 32, 40, 50], [3, 6], (width, metres) => ({
            code: `${width}${metres}`,
            text: `DN${width} × ${metres} m`,
            cost: metres * (4 + width * 0.62),
            picture: { width, length: metres * 1000 },
          })),
        },
        {
          name: 'Valves & Taps',
          prefix: 'TAPS',
          title: 'Garden Tap',
          units: ['ea'],
          picture: tool('tap', colours.red, colours.brass),
          variants: rows([
            ['15B', '15 mm Brass', 12.4],
            ['20B', '20 mm Brass', 14.9],
            ['15V', '15 mm Vacuum Breaker', 21.6],
            ['20Q', '20 mm Quarter Turn', 19.8],
          ]),
        },
      ],
    },
    {
      name: 'Consumables',
      material: 'chemical',
      about: 'Cements, primers and sealants for pipe work.',
      classes: [
        {
          name: 'Cement & Primer',
          prefix: 'PVCC',
          title: 'PVC',
          units: ['ea', 'ctn'],
          picture: tin(colours.blue, colours.white),
          variants: grid(
            ['Cement Type N Blue', 'Cement Type P Green', 'Primer Red'],
            [125, 250, 500, 1000],
            (kind, volume) => ({
              code: `${kind
                .split(' ')
                .map((word) => word[0])
                .join('')}${volume}`,
              text: `${kind} ${volume} mL`,
              cost: 5 + volume * 0.022,
              picture: {
                colour: kind.endsWith('Blue')
                  ? colours.blue
                  : kind.endsWith('Green')
                    ? colours.green
                    : colours.red,
              },
            }),
          ),
        },
        {
          name: 'Wet Area Silicone',
          prefix: 'WSIL',
          title: 'Wet Area Silicone',
          units: ['ea', 'ctn'],
          picture: cartridge(colours.blue),
          variants: rows([
            ['WHT', 'White 310 mL', 9.3],
            ['CLR', 'Clear 310 mL', 9.3],
            ['GRY', 'Misty Grey 310 mL', 9.6],
            ['BLK', 'Black 310 mL', 9.6],
          ]),
        },
      ],
    },
    {
      name: 'Pressure Pipe',
      material: 'plumbing',
      about: 'PVC-U and poly pressure pipe for mains and irrigation.',
      classes: [
        {
          name: 'PVC Pressure',
          prefix: 'PRES',
          title: 'PVC Pressure Pipe',
          units: ['ea'],
          picture: pipe(colours.white),
          variants: grid([15, 20, 25, 32, 40, 50, 80, 100], ['PN12', 'PN18'], (width, rating) => ({
            code: `${width}${rating}`,
            text: `DN${width} ${rating} × 6 m`,
            cost: 4 + width * 0.52 + (rating === 'PN18' ? 3 : 0),
            picture: { width, length: 6000 },
          })),
        },
        {
          name: 'Poly Pipe',
          prefix: 'RPLY',
          title: 'Rural Poly Pipe',
          units: ['coil'],
          picture: { kind: 'coil', colour: colours.black, accent: colours.green },
          variants: grid([19, 25, 32, 40, 50], [25, 50, 100, 200], (width, metres) => ({
            code: `${width}${metres}`,
            text: `${width} mm × ${metres} m`,
            cost: metres * (0.5 + width * 0.035),
            picture: { width },
          })),
        },
      ],
    },
  ],
}
