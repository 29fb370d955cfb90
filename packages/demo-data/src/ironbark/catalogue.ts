import type { CatalogueSource } from '../seed/CatalogueSource.ts'
import { makeBolts } from '../catalogue/huge.ts'
import { charges } from './delivery.ts'
import { fixings } from './fixings.ts'
import { linings } from './linings.ts'
import { outdoor } from './outdoor.ts'
import { plumbing } from './plumbing.ts'
import { roofing } from './roofing.ts'
import { downloadsOn } from './downloads.ts'
import { usersOn } from './people.ts'
import { priceBooksOn } from './priceBooks.ts'
import { setting } from './setting.ts'
import { sheetsAndPanels } from './sheets.ts'
import { timber } from './timber.ts'
import { tools } from './tools.ts'
import { trading } from './trading.ts'

/** From 0.9 m to 6.0 m by 0.3 m. */
const presetLengths = Array.from({ length: 18 }, (_, step) => 900 + step * 300)

export const ironbarkCatalogue: CatalogueSource = {
  system: 'metric',
  presetLengths,
  recipes: [timber, sheetsAndPanels, linings, fixings, roofing, outdoor, plumbing, tools],
  huge: () =>
    makeBolts({
      diameters: ['M5', 'M6', 'M8', 'M10', 'M12', 'M14', 'M16', 'M20', 'M24', 'M30'],
      length: (step) => `${20 + step * 5} mm`,
      finishes: ['Zinc', 'Galvanised', 'Stainless 304', 'Stainless 316', 'Plain 8.8'],
    }),
  setting,
  trading,
  usersOn,
  priceBooksOn,
  downloadsOn,
  charges,
}
