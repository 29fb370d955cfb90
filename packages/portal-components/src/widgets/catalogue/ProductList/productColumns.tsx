import type { Money, Product } from '@trade-portal/fluid-sdk'
import type { Portal } from '../../../context/PortalContext'
import { productsMessages } from '../../../messages/catalogue'
import { perUnit, priceText, taxText } from '../../../messages/prices'
import { Stack } from '../../../parts/layout/Layout'
import { Picture } from '../../../parts/Picture'
import { Skeleton } from '../../../parts/Skeleton'
import type { DataColumn } from '../../../parts/table/dataColumns'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { AddProduct } from '../../../surfaces/AddProduct/AddProduct'
import { InCart } from '../../../surfaces/InCart/InCart'
import { RowEnd } from './ListingParts'
import * as S from './ProductTable.styles'

interface ProductTableOptions {
  seesPrices: boolean
  isCompact: boolean
  /** Some prices have four decimals; the others reserve that width, so that the decimal points align. */
  hasFractions: boolean
  /** The host adds a cell to each row. */
  hasRowEnd: boolean
  onTally: (product: Product) => void
}

type Needed = Pick<Portal, 'formats' | 'messagesOf' | 'settings'>

/** Defines the table of a listing: the product, its prices, and the controls of the cart. */
export function productTable(portal: Needed, options: ProductTableOptions): TableDefinition<Product> {
  const { seesPrices, isCompact } = options
  return {
    columns: productColumns(portal, options),
    layout: productLayout(options, portal.settings.hasCart),
    heights: { card: 96, medium: seesPrices ? 86 : 68, wide: isCompact ? 52 : 68 },
    density: isCompact ? 'compact' : 'dense',
  }
}

function productColumns(portal: Needed, options: ProductTableOptions): DataColumn<Product>[] {
  const { messagesOf, settings } = portal
  const { seesPrices, isCompact } = options
  const words = messagesOf(productsMessages)
  return [
    {
      id: 'picture',
      name: words.picture,
      isNameHidden: true,
      cell: ({ image }) => <Picture src={image} alt="" ratio="4/3" />,
      width: isCompact ? 44 : 68,
      skeleton: (
        <div style={{ aspectRatio: '4/3' }}>
          <Skeleton height="100%" />
        </div>
      ),
    },
    {
      id: 'name',
      name: words.product,
      isRowHeader: true,
      tone: 'strong',
      text: ({ name }) => withWholeSizes(name),
      note: (product) => <S.Sku>{skuOf(product, seesPrices)}</S.Sku>,
      skeleton: (
        <Stack gap={4}>
          <Skeleton width="80%" />
          <Skeleton width={90} />
        </Stack>
      ),
    },
    ...(seesPrices ? priceColumns(portal, options) : []),
    ...(seesPrices ? [] : [inCartColumn(words.inCartHead, settings.hasCart)]),
    ...(settings.hasCart ? [addColumn(portal, options.onTally)] : []),
    ...(options.hasRowEnd ? [endColumn(words.rowEnd)] : []),
  ]
}

/** Returns the product number, with the unit if no price shows it. */
function skuOf({ id, units }: Product, seesPrices: boolean): string {
  return [id, ...(seesPrices ? [] : units.slice(0, 1))].join(' · ')
}

/** Keeps a size such as `70 × 35` unbroken on a card's two lines. */
function withWholeSizes(name: string): string {
  return name.replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0')
}

/** Without prices their cell shows the quantity in the cart, and on a card the product number. */
const inCartColumn = (name: string, hasCart: boolean): DataColumn<Product> => ({
  id: 'customer',
  name,
  isNameHidden: true,
  cell: (product) => (
    <S.Own data-sku={skuOf(product, false)} data-alone>
      {hasCart && <InCart product={product} />}
    </S.Own>
  ),
  align: 'end',
  cardAlign: 'start',
  width: 112,
  skeleton: <S.Own />,
})

function priceColumns(portal: Needed, { hasFractions }: ProductTableOptions): DataColumn<Product>[] {
  const { messagesOf, settings } = portal
  const words = messagesOf(productsMessages)
  const figure = (price: Money | null) => {
    const isRound = price !== null && price % CENT === 0
    return (
      <>
        <span>{priceText(price, portal)}</span>
        {hasFractions && isRound && <S.NoFraction aria-hidden>{'\u2007\u2007'}</S.NoFraction>}
      </>
    )
  }
  // On a card the unit is visible here and may wrap; rows show it in a separate column.
  const unitOf = ({ units }: Product) => perUnit(units[0] ?? '', portal)
  const besidePrice = ({ seen, heard }: ReturnType<typeof perUnit>) => (
    <span>
      <span aria-hidden>
        {' '}
        <S.Per>{seen}</S.Per>
      </span>
      <VisuallyHidden>{` ${heard}`}</VisuallyHidden>
    </span>
  )
  const other = (id: string, name: string, priceOf: (product: Product) => Money | null) =>
    ({
      id,
      name,
      // A card shows only the customer's price; the product's modal shows all.
      cell: (product) => <S.Price>{figure(priceOf(product))}</S.Price>,
      align: 'end',
      width: 72,
      skeleton: <S.PriceSkeleton />,
    }) satisfies DataColumn<Product>
  return [
    other('retail', words.retail, ({ retailPrice }) => retailPrice),
    other('trade', words.trade, ({ tradePrice }) => tradePrice),
    {
      id: 'customer',
      name: `${words.customer} ${taxText(portal)}`,
      hiddenName: settings.hasCart ? `, ${words.inCartHead}` : undefined,
      cell: (product) => (
        <S.Own data-sku={skuOf(product, true)}>
          <S.OwnPrice>
            <strong>{figure(product.customerPrice)}</strong>
            {product.customerPrice !== null && besidePrice(unitOf(product))}
          </S.OwnPrice>
          {settings.hasCart && <InCart product={product} />}
        </S.Own>
      ),
      align: 'end',
      cardAlign: 'start',
      width: 120,
      skeleton: (
        <S.Own>
          <Skeleton width={64} />
        </S.Own>
      ),
    },
    {
      id: 'unit',
      name: messagesOf(productsMessages).unit,
      isNameHidden: true,
      isSilent: true,
      cell: (product) => <S.Unit>{product.customerPrice !== null && unitOf(product).seen}</S.Unit>,
      width: 40,
      skeleton: <S.PriceSkeleton />,
    },
  ]
}

const CENT: Money = 100

function addColumn(
  { messagesOf }: Pick<Portal, 'messagesOf'>,
  onTally: (product: Product) => void,
): DataColumn<Product> {
  const words = messagesOf(productsMessages)
  return {
    id: 'add',
    name: words.quantity,
    isNameHidden: true,
    cell: (product) => (
      <S.Add data-tally={product.isTally || undefined}>
        <AddProduct product={product} unit={product.units[0] ?? ''} addLabel={words.add} onTally={onTally} />
      </S.Add>
    ),
    width: 212,
    hasControls: true,
    skeleton: (
      <S.Add>
        <Skeleton height="100%" radius="control" />
      </S.Add>
    ),
  }
}

const endColumn = (name: string): DataColumn<Product> => ({
  id: 'end',
  name,
  isNameHidden: true,
  cell: (product) => <RowEnd product={product} />,
  width: 96,
  hasControls: true,
  skeleton: <S.PriceSkeleton />,
})

/**
 * On a card the picture is beside everything else, and the customer's price beside the button. If the prices leave too
 * little space, a row has its controls below.
 */
function productLayout(
  { seesPrices, hasRowEnd }: ProductTableOptions,
  hasCart: boolean,
): TableDefinition<Product>['layout'] {
  const own = ["'picture customer add' auto"]
  // Columns hidden on cards still need a grid cell.
  const unseen = seesPrices ? ["'retail trade unit' 0"] : []
  const end = (columns: string) => (hasRowEnd ? [`'${columns}' auto`] : [])
  const card = ["'picture name name' auto", ...own, ...unseen, ...end('end end end')].join(' ')
  const lines = hasCart ? card : card.replace('customer add', 'customer customer')
  const narrow = [
    "'picture name' auto 'picture customer' auto 'add add' auto",
    ...(seesPrices ? ["'retail trade' 0 'unit .' 0"] : []),
    ...end('end end'),
  ]
  const medium = [
    "'picture name retail trade customer unit' auto 'picture name add add add add' auto",
    ...end('end end end end end end'),
  ]
  return {
    card: `${lines} / 56px minmax(0, 1fr) auto`,
    // Too narrow for a price between the picture and the button.
    small: hasCart
      ? `${lines.replace('picture customer', 'customer customer')} / 56px minmax(0, 1fr) auto`
      : undefined,
    // Too narrow for a price beside the button.
    narrow: hasCart ? `${narrow.join(' ')} / 56px minmax(0, 1fr)` : undefined,
    medium:
      seesPrices && hasCart ? `${medium.join(' ')} / 68px minmax(0, 1fr) 80px 80px 104px 44px` : undefined,
    mediumUntil: 800,
  }
}
