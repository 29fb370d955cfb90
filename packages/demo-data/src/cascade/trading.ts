import type { Trading } from '../history/Trading.ts'

/** A framing crew between Portland and Salem, and a cabinet shop. */
export const trading: Trading = {
  traders: [
    {
      customerId: '220415',
      pays: 'late',
      reference: 'TF-',
      baskets: [
        ['LUMBER', 'FASTENERS'],
        ['LUMBER', 'SHEATHING', 'FASTENERS'],
        ['ROOFING', 'FASTENERS'],
        ['DECKING', 'FASTENERS'],
        ['DRYWALL', 'FASTENERS'],
        ['MASONRY', 'TOOLS'],
      ],
      sites: [
        { jobName: 'Bull Mountain lot 12', address: '14820 SW Roshak Road', suburb: 'Tigard' },
        { jobName: 'Cooper Mountain duplex, A', address: '9035 SW 175th Avenue', suburb: 'Beaverton' },
        { jobName: 'Cooper Mountain duplex, B', address: '9035 SW 175th Avenue', suburb: 'Beaverton' },
        { jobName: 'Alberta Street ADU', address: '2217 NE Alberta Street, rear', suburb: 'Portland' },
        { jobName: 'Hendricks deck', address: '610 Division Street', suburb: 'Oregon City' },
        { jobName: 'Salem clinic, shell', address: '3300 Market Street NE', suburb: 'Salem' },
        { jobName: 'Vancouver townhomes, building 3', address: '11702 NE 28th Street', suburb: 'Vancouver' },
        {
          jobName:
            'Remodel and second-story addition for the Featherstonehaugh-Papadopoulos Family Trust, phase 2: great room, breezeway & detached shop',
          address: 'Tract B, 21450-21498 NW Skyline Boulevard (enter from Rock Creek Road)',
          suburb: 'Portland',
        },
        { jobName: 'O’Brien re-roof', address: '88 Kruse Way', suburb: 'Lake Oswego' },
        { jobName: 'Stock', address: '12255 SW Garden Place', suburb: 'Tigard' },
        { jobName: '', address: '440 SE Baseline Street', suburb: 'Hillsboro' },
      ],
    },
    {
      customerId: '220688',
      pays: 'promptly',
      reference: 'PCM',
      baskets: [
        ['SHEATHING', 'FASTENERS'],
        ['LUMBER', 'FASTENERS'],
        ['SHEATHING', 'TOOLS'],
      ],
      sites: [
        { jobName: 'Shop', address: '1418 Market Street', suburb: 'Tacoma' },
        { jobName: 'Pike Street café', address: '920 E Pike Street', suburb: 'Seattle' },
        { jobName: 'Olympia kitchen', address: '505 4th Avenue E', suburb: 'Olympia' },
        { jobName: 'Puyallup built-ins', address: '717 River Road', suburb: 'Puyallup' },
      ],
    },
  ],
  discontinued: {
    id: 'RW2X6CLR',
    description: 'Redwood Clear 2×6, discontinued',
    uom: 'ea',
    dollars: 38,
  },
  lists: [
    {
      name: 'Wall package, per room',
      customerId: null,
      categories: ['LUMBER', 'FASTENERS'],
      lines: 6,
      hasTally: true,
    },
    {
      name: 'Bath backer kit',
      customerId: null,
      categories: ['DRYWALL', 'FASTENERS'],
      lines: 5,
      hasTally: false,
    },
    {
      name: 'Duplex framing',
      customerId: '220415',
      categories: ['LUMBER', 'FASTENERS', 'SHEATHING'],
      lines: 9,
      hasTally: true,
    },
    {
      name: 'Deck 12 × 16',
      customerId: '220415',
      categories: ['DECKING', 'FASTENERS'],
      lines: 6,
      hasTally: false,
    },
    {
      name: 'Truck restock',
      customerId: '220415',
      categories: ['FASTENERS', 'TOOLS'],
      lines: 7,
      hasTally: false,
    },
    {
      name: 'Cabinet boxes',
      customerId: '220688',
      categories: ['SHEATHING', 'FASTENERS'],
      lines: 5,
      hasTally: false,
    },
  ],
}
