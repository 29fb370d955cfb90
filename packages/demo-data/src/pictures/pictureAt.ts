import type { DemoData, DemoProduct } from '../seed/DemoData.ts'
import { banners } from './banners.ts'
import { drawBanner } from './drawBanner.ts'
import { drawCategory } from './drawCategory.ts'
import { drawProduct } from './drawProduct.ts'
import type { Picture } from './Picture.ts'

/** The data that pictures are drawn from. */
export type PictureData = Pick<DemoData, 'merchant' | 'menu' | 'products'>

const BANNER = /^pictures\/banner-([1-3])\.svg$/
const DETAIL = /-2\.svg$/

/** Draws the picture of an address as the seed spells it (`pictures/PINE9045H2.svg`), or `null` when there is none. */
export function pictureAt(path: string, data: PictureData): string | null {
  const product = data.products.find(({ gallery }) => gallery.includes(path))
  if (product) return drawProduct(product.picture, product.id, DETAIL.test(path) ? 'detail' : 'front')
  const number = BANNER.exec(path)?.[1]
  const banner = number === undefined ? undefined : banners[data.merchant.id][Number(number) - 1]
  if (banner) return drawBanner(banner, path)
  const place = data.menu.find(({ files }) => files.includes(path))
  if (!place) return null
  const members = data.products.filter(
    ({ category, type }) => category === place.category && (place.type === '' || type === place.type),
  )
  return members.length > 0 ? drawCategory(different(members), path) : null
}

/** Picks one picture of each look in a group, the most unlike first: by kind, then surface, then colour. */
function different(products: readonly DemoProduct[]): Picture[] {
  const looks: ((picture: Picture) => string)[] = [
    ({ kind }) => kind,
    ({ kind, detail, surface }) => `${kind} ${detail} ${surface}`,
    ({ kind, detail, surface, colour }) => `${kind} ${detail} ${surface} ${colour}`,
  ]
  const found = looks.flatMap((look) =>
    [...new Map(products.toReversed().map(({ picture }) => [look(picture), picture])).values()].toReversed(),
  )
  return [...new Set(found)]
}
