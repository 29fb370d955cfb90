import type { CatalogueSource } from '../seed/CatalogueSource.ts'
import { makeBolts } from '../catalogue/huge.ts'
import { decking } from './decking.ts'
import { charges } from './delivery.ts'
import { drywall } from './drywall.ts'
import { fasteners } from './fasteners.ts'
import { lumber } from './lumber.ts'
import { masonry } from './masonry.ts'
import { roofing } from './roofing.ts'
import { downloadsOn } from './downloads.ts'
import { usersOn } from './people.ts'
import { priceBooksOn } from './priceBooks.ts'
import { setting } from './setting.ts'
import { sheathing } from './sheathing.ts'
import { tools } from './tools.ts'
import { trading } from './trading.ts'

export const cascadeCatalogue: CatalogueSource = {
  system: 'imperial',
  presetLengths: [8, 10, 12, 14, 16, 20].map((feet) => feet * 1000),
  recipes: [lumber, sheathing, drywall, fasteners, roofing, decking, masonry, tools],
  huge: () =>
    makeBolts({
      diameters: ['1/4', '5/16', '3/8', '7/16', '1/2', '9/16', '5/8', '3/4', '7/8', '1'].map(
        (size) => `${size} in`,
      ),
      length: (step) => `${1 + step * 0.25} in`,
      finishes: ['Zinc', 'Hot-Dip Galvanized', 'Stainless 304', 'Stainless 316', 'Plain Grade 8'],
    }),
  setting,
  trading,
  usersOn,
  priceBooksOn,
  downloadsOn,
  charges,
}
