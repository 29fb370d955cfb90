import { createRandom, type Random, type SeedInformation, type SeedLength } from '@trade-portal/fluid-sandbox'
import type { Merchant } from '../seed/merchants.ts'
import type { Picture } from '../pictures/Picture.ts'
import { layPrices } from './prices.ts'
import { pick } from '../seed/random.ts'
import type { CategoryRecipe, ClassRecipe, TypeRecipe, Variant } from './recipes.ts'
import type { DemoProduct } from '../seed/DemoData.ts'
import { texts } from './texts.ts'

/** The rules by which a merchant's recipes become products. */
export interface CatalogueRules {
  merchant: Merchant
  system: 'metric' | 'imperial'
  /** Thousandths of the product's unit, shortest first. */
  presetLengths: readonly number[]
  /** Ids of products that get every detail, even those that the seed would leave out. */
  completeIds: ReadonlySet<string>
}

/** A product with the data stored apart from it. */
export interface MadeProduct {
  product: DemoProduct
  lengths: SeedLength[]
  information: SeedInformation[]
}

/** Makes all products of a catalogue, in the order of its menu. */
export function makeProducts(recipes: readonly CategoryRecipe[], rules: CatalogueRules): MadeProduct[] {
  return recipes.flatMap((category) =>
    category.types.flatMap((type) =>
      type.classes.flatMap((group) =>
        group.variants.map((variant) => makeProduct({ category, type, group, variant }, rules)),
      ),
    ),
  )
}

interface Place {
  category: CategoryRecipe
  type: TypeRecipe
  group: ClassRecipe
  variant: Variant
}

function makeProduct({ category, type, group, variant }: Place, rules: CatalogueRules): MadeProduct {
  const id = `${group.prefix}${variant.code}`
  const name = variant.name ?? `${group.title} ${variant.text}`
  const random = createRandom(`${rules.merchant}/${id}`)
  const isComplete = rules.completeIds.has(id)
  const prices = layPrices(variant.cost, random)
  const files = [`pictures/${id}.svg`]
  if (isComplete || random() < 0.6) files.push(`documents/${id}.pdf`)
  const picture: Picture = { ...group.picture, ...variant.picture }
  const product: DemoProduct = {
    id,
    category: category.id,
    type: type.id ?? type.name,
    class: group.id ?? group.name,
    shortDescription: name,
    longDescription: isComplete || random() < 0.82 ? describe(name, group, type, random) : '',
    image: `pictures/${id}.svg`,
    ...prices,
    units: group.units,
    isTally: group.tally !== undefined,
    gallery: [`pictures/${id}.svg`, `pictures/${id}-2.svg`],
    files,
    fileTypes: files.map((file) => (file.endsWith('.pdf') ? 'pdf' : 'image')),
    picture,
    properties: [
      ['Product', name],
      ['SKU', id],
      ['Category', category.name],
      ['Range', `${type.name}, ${group.name}`],
      ...sizeRows(picture, rules.system),
      ['Sold by', group.tally ? `${group.units.join(', ')} (cut to length)` : group.units.join(', ')],
    ],
  }
  return {
    product,
    lengths: group.tally === 'preset' ? presetLengths(id, rules, random) : [],
    information: inform(id, type, random, isComplete),
  }
}

function describe(name: string, group: ClassRecipe, type: TypeRecipe, random: Random): string {
  return `${name}. ${group.about ?? type.about} ${pick(random, texts[type.material].use)}`
}

function sizeRows(picture: Picture, system: CatalogueRules['system']): [string, string][] {
  const size = (millimetres: number) =>
    system === 'metric'
      ? `${Math.round(millimetres * 10) / 10} mm`
      : `${Math.round((millimetres / 25.4) * 100) / 100} in`
  const rows: [string, number | undefined][] = [
    ['Length', picture.length],
    ['Width', picture.width],
    ['Thickness', picture.thickness],
  ]
  return rows.flatMap(([label, value]): [string, string][] => (value ? [[label, size(value)]] : []))
}

function presetLengths(productId: string, rules: CatalogueRules, random: Random): SeedLength[] {
  const first = Math.floor(random() * 3)
  const isShort = random() < 0.25
  const longest = rules.presetLengths.length - (isShort ? Math.floor(rules.presetLengths.length / 4) : 0)
  const stocked = rules.presetLengths.slice(first, longest)
  // A yard stocks most lengths of a product, but not all.
  return stocked
    .filter((_, index) => index < 2 || random() < 0.85)
    .map((length) => ({ productId, length, quantity: Math.floor(random() * 120) }))
}

function inform(productId: string, type: TypeRecipe, random: Random, isComplete: boolean): SeedInformation[] {
  const { features, handling } = texts[type.material]
  const start = Math.floor(random() * features.length)
  const rows: SeedInformation[] = []
  if (isComplete || random() < 0.65) {
    const count = Math.min(features.length, 2 + Math.floor(random() * 3))
    for (let index = 0; index < count; index++) {
      const itemDescription = features[(start + index) % features.length] ?? features[0]
      rows.push({ productId, kind: 'features', itemType: 'Feature', itemDescription })
    }
  }
  if (isComplete || random() < 0.55) {
    rows.push({ productId, kind: 'information', itemType: 'Use', itemDescription: type.about })
    rows.push({ productId, kind: 'information', itemType: 'Storage and handling', itemDescription: handling })
  }
  return rows
}
