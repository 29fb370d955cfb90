import type { Product } from '@trade-portal/fluid-sdk'
import type { DataColumn } from '../../parts/table/dataColumns'
import type { TableDefinition } from '../../parts/table/tableDefinition'
import { Picture } from '../../parts/Picture'
import { Skeleton } from '../../parts/Skeleton'
import type { Portal } from '../../portal/PortalContext'
import { priceText, taxText } from '../../words/prices'
import { AddProduct } from '../../surfaces/AddProduct/AddProduct'
import * as S from './ProductTable.styles'

interface ProductTableOptions {
  seesPrices: boolean
  onTally: (product: Product) => void
}

type Needed = Pick<Portal, 'formats' | 'messages' | 'settings'>

/** Columns of a listing: the product, its prices, and the way into the cart. */
export function productTable(portal: Needed, options: ProductTableOptions): TableDefinition<Product> {
  const { seesPrices } = options
  return {
    columns: productColumns(portal, options),
    layout: productLayout(seesPrices, portal.settings.hasCart),
    heights: seesPrices ? { card: 192, medium: 86, wide: 68 } : { card: 138, medium: 68, wide: 68 },
  }
}

function productColumns(portal: Needed, { seesPrices, onTally }: ProductTableOptions): DataColumn<Product>[] {
  const { messages, settings } = portal
  const words = messages.products
  return [
    {
      id: 'picture',
      name: words.picture,
      isNameHidden: true,
      cell: ({ image }) => (
        <S.PictureFrame>
          <Picture src={image} alt="" ratio="4/3" />
        </S.PictureFrame>
      ),
      width: 68,
      skeleton: (
        <S.PictureFrame>
          <S.PictureSkeleton>
            <Skeleton height="100%" />
          </S.PictureSkeleton>
        </S.PictureFrame>
      ),
    },
    {
      id: 'name',
      name: words.product,
      isRowHeader: true,
      tone: 'strong',
      text: ({ name }) => name,
      note: ({ id, units }) => <S.Sku>{[id, ...(seesPrices ? [] : units.slice(0, 1))].join(' · ')}</S.Sku>,
      skeleton: (
        <>
          <Skeleton width="80%" />
          <S.Sku>
            <Skeleton width={90} />
          </S.Sku>
        </>
      ),
    },
    ...(seesPrices ? priceColumns(portal) : []),
    ...(settings.hasCart ? [addColumn(portal, onTally)] : []),
  ]
}

function priceColumns(portal: Needed): DataColumn<Product>[] {
  const words = portal.messages.products
  const price = (id: string, name: string, priceOf: (product: Product) => Product['retailPrice']) =>
    ({
      id,
      name,
      cell: (product) => (
        <S.Price>
          {/* A card has no heads to tell the prices apart. */}
          <S.PriceLabel aria-hidden>{name} </S.PriceLabel>
          {priceText(priceOf(product), portal)}
        </S.Price>
      ),
      align: 'end',
      cardAlign: 'start',
      width: 80,
      placeholder: 56,
    }) satisfies DataColumn<Product>
  return [
    price('retail', words.retail, ({ retailPrice }) => retailPrice),
    price('trade', words.trade, ({ tradePrice }) => tradePrice),
    {
      id: 'customer',
      name: words.customer,
      cell: ({ customerPrice, units }) => (
        <S.OwnPrice>
          <strong>{priceText(customerPrice, portal)}</strong>
          {customerPrice !== null && (
            <S.Per>
              {' '}
              / {units[0] ?? ''} <S.Tax>{taxText(portal)}</S.Tax>
            </S.Per>
          )}
        </S.OwnPrice>
      ),
      align: 'end',
      cardAlign: 'start',
      width: 128,
      placeholder: 96,
    },
  ]
}

function addColumn(
  { messages: { products: words } }: Pick<Portal, 'messages'>,
  onTally: (product: Product) => void,
): DataColumn<Product> {
  return {
    id: 'add',
    name: words.quantity,
    isNameHidden: true,
    cell: (product) => (
      <S.Add>
        <AddProduct
          product={product}
          unit={product.units[0] ?? ''}
          addLabel={words.add}
          onTally={() => onTally(product)}
        />
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

/**
 * On a card the picture stands beside everything else. A row whose prices leave too little space has its controls
 * below.
 */
function productLayout(seesPrices: boolean, hasCart: boolean): TableDefinition<Product>['layout'] {
  const prices = seesPrices ? ["'picture retail trade' auto", "'picture customer customer' auto"] : []
  const add = hasCart ? ["'picture add add' auto"] : []
  const card = ["'picture name name' auto", ...prices, ...add].join(' ')
  return {
    // Two equal halves, so that a long "Price on request" does not push the other price off a small screen.
    card: `${card} / 84px minmax(0, 1fr) minmax(0, 1fr)`,
    medium:
      seesPrices && hasCart
        ? `'picture name retail trade customer' auto 'picture name add add add' auto / 68px minmax(0, 1fr) 80px 80px 128px`
        : undefined,
    mediumUntil: 800,
  }
}
