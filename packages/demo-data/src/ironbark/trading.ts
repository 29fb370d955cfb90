import type { Trading } from '../history/Trading.ts'

/** A framing carpenter on a dozen sites, and a joiner with a workshop. */
export const trading: Trading = {
  traders: [
    {
      customerId: '104218',
      pays: 'late',
      reference: 'RC-',
      baskets: [
        ['TIMBER', 'FIXINGS'],
        ['TIMBER', 'SHEETS', 'FIXINGS'],
        ['ROOFING', 'FIXINGS'],
        ['OUTDOOR', 'FIXINGS'],
        ['LININGS', 'FIXINGS'],
        ['TIMBER', 'TOOLS'],
      ],
      sites: [
        { jobName: 'Harkaway Road, lot 4', address: '4/212 Harkaway Road', suburb: 'Berwick' },
        { jobName: 'Nguyen extension', address: '18 Tallent Street', suburb: 'Croydon' },
        { jobName: 'Ringwood townhouses, unit 1', address: '31 Wantirna Road', suburb: 'Ringwood' },
        { jobName: 'Ringwood townhouses, unit 2', address: '31 Wantirna Road', suburb: 'Ringwood' },
        { jobName: 'Abbott deck & pergola', address: '7 Olinda Grove', suburb: 'Lilydale' },
        { jobName: 'Kelso Street upper floor', address: '55 Kelso Street', suburb: 'Richmond' },
        { jobName: 'Ferntree Gully primary, block C', address: '1 Dawson Street', suburb: 'Ferntree Gully' },
        { jobName: 'Papadakis granny flat', address: 'Rear 9 Coorigil Road', suburb: 'Oakleigh' },
        {
          jobName:
            'Alterations and additions for the estate of the late M. J. Featherstonehaugh, stage 2: rear pavilion, carport and retaining walls',
          address: 'Lot 17, 1284-1290 Mount Dandenong Tourist Road (entry from Ridge Road)',
          suburb: 'Lilydale',
        },
        { jobName: 'O’Sullivan re-roof', address: '120 Were Street', suburb: 'Brighton' },
        { jobName: 'Stock', address: '3/40 Molan Street', suburb: 'Ringwood' },
        { jobName: '', address: '26 Langs Road', suburb: 'Bayswater' },
      ],
    },
    {
      customerId: '104377',
      pays: 'promptly',
      reference: 'WJ',
      baskets: [
        ['SHEETS', 'FIXINGS'],
        ['TIMBER', 'FIXINGS'],
        ['SHEETS', 'TOOLS'],
      ],
      sites: [
        { jobName: 'Workshop', address: '22 Latrobe Street', suburb: 'Ballarat' },
        { jobName: 'Café Lumen fit-out', address: '8 Armstrong Street North', suburb: 'Ballarat' },
        { jobName: 'Daylesford kitchen', address: '41 Vincent Street', suburb: 'Daylesford' },
        { jobName: 'Buninyong library shelves', address: '408 Warrenheip Street', suburb: 'Buninyong' },
        { jobName: 'Alfredton wardrobes', address: '13 Cuthberts Road', suburb: 'Alfredton' },
      ],
    },
  ],
  discontinued: {
    id: 'OREG9042',
    description: 'Oregon Select 90 × 42, discontinued line',
    uom: 'ea',
    dollars: 46,
  },
  lists: [
    {
      name: 'Wall frame, per room',
      customerId: null,
      categories: ['TIMBER', 'FIXINGS'],
      lines: 6,
      hasTally: true,
    },
    {
      name: 'Bathroom lining kit',
      customerId: null,
      categories: ['LININGS', 'FIXINGS'],
      lines: 5,
      hasTally: false,
    },
    {
      name: 'Townhouse first fix',
      customerId: '104218',
      categories: ['TIMBER', 'FIXINGS', 'SHEETS'],
      lines: 9,
      hasTally: true,
    },
    {
      name: 'Deck 4 × 6 m',
      customerId: '104218',
      categories: ['OUTDOOR', 'FIXINGS'],
      lines: 6,
      hasTally: false,
    },
    {
      name: 'Ute restock',
      customerId: '104218',
      categories: ['FIXINGS', 'TOOLS'],
      lines: 7,
      hasTally: false,
    },
    {
      name: 'Carcass run',
      customerId: '104377',
      categories: ['SHEETS', 'FIXINGS'],
      lines: 5,
      hasTally: false,
    },
  ],
}
