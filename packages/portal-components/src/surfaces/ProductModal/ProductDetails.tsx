import type { InformationItem, Product } from '@trade-portal/fluid-sdk'
import { FileText } from 'lucide-react'
import { Stack, Text } from '../../parts/layout/Layout'
import { Link } from '../../parts/Link'
import { usePortal, useMessages } from '../../context/PortalContext'
import { featuresQuery, informationQuery } from '../../data/catalogue/catalogue'
import * as S from './ProductModal.styles'
import { productsMessages } from '../../messages/catalogue'
import { productModalMessages } from '../../messages/productModal'
import { commonMessages } from '../../messages/common'
import { useState } from 'react'
import { Picture } from '../../parts/Picture'
import { perUnit, priceText } from '../../messages/prices'
import type { UseQueryOptions } from '@tanstack/react-query'
import { Heading } from '../../parts/Heading'
import { SkeletonText } from '../../parts/Skeleton'
import { useRead } from '../../data/useRead'
import { Read } from '../Read/Read'

/** The merchant's texts, pictures and prices of a product. */
export function ProductDetails({ product, unit }: { product: Product; unit: string }) {
  const { client, settings } = usePortal()
  const words = useMessages(productModalMessages)
  const products = useMessages(productsMessages)
  const common = useMessages(commonMessages)
  return (
    <S.Details>
      <S.Overview>
        <ProductGallery key={product.id} product={product} />
        <Stack gap={16}>
          <S.Sku>
            {products.sku} <strong>{product.id}</strong>
          </S.Sku>
          {product.description && <S.Description>{product.description}</S.Description>}
          {!settings.hidesProductPrices && <ProductPrices product={product} unit={unit} />}
          {product.datasheet && (
            <div>
              <Link
                href={product.datasheet}
                isExternal
                externalLabel={common.externalLink}
                icon={<FileText aria-hidden />}
              >
                {words.viewDatasheet}
              </Link>
            </div>
          )}
        </Stack>
      </S.Overview>
      <ProductTexts title={words.features} query={featuresQuery(client, product.id)} />
      <ProductTexts title={words.information} query={informationQuery(client, product.id)} />
    </S.Details>
  )
}

/** The pictures of a product: a large one, and thumbnails to choose from. */
function ProductGallery({ product }: { product: Product }) {
  const words = useMessages(productModalMessages)
  const [shown, setShown] = useState(0)
  const pictures = product.gallery.length > 0 ? product.gallery : [product.image]
  return (
    <S.Gallery>
      <Picture src={pictures[shown] ?? null} alt={product.name} ratio="4/3" />
      {pictures.length > 1 && (
        <S.Thumbnails aria-label={words.gallery}>
          {pictures.map((picture, index) => (
            <li key={index}>
              <S.Thumbnail
                type="button"
                aria-label={words.picture(index + 1, pictures.length)}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture src={picture} alt="" ratio="4/3" />
              </S.Thumbnail>
            </li>
          ))}
        </S.Thumbnails>
      )}
    </S.Gallery>
  )
}

/** Retail, trade and the customer's own price, with a note about tax. */
function ProductPrices({ product, unit }: { product: Product; unit: string }) {
  const portal = usePortal()
  const { settings } = portal
  const words = useMessages(productModalMessages)
  const products = useMessages(productsMessages)
  const { retailPrice, tradePrice, customerPrice } = product
  return (
    <Stack gap={8}>
      <S.Prices>
        <div>
          <dt>{words.retailPrice}</dt>
          <dd>{priceText(retailPrice, portal)}</dd>
        </div>
        <div>
          <dt>{words.tradePrice}</dt>
          <dd>{priceText(tradePrice, portal)}</dd>
        </div>
        <div data-tone="own">
          <dt>{words.customerPrice}</dt>
          <dd>
            <span>{priceText(customerPrice, portal)}</span>
            {customerPrice !== null && (
              <Text size={14} tone="muted" weight="regular">
                {` ${perUnit(unit, portal).seen}`}
              </Text>
            )}
          </dd>
        </div>
      </S.Prices>
      <Text as="p" size={14} tone="muted">
        {settings.isTaxInclusive ? products.pricesIncludeTax : products.pricesExcludeTax}
      </Text>
    </Stack>
  )
}

interface ProductTextsProps<K extends readonly unknown[]> {
  title: string
  /** The query for the texts. Nothing is rendered for an empty list. */
  query: UseQueryOptions<InformationItem[], Error, InformationItem[], K>
}

function ProductTexts<K extends readonly unknown[]>({ title, query }: ProductTextsProps<K>) {
  const texts = useRead(query)
  if (texts.data?.length === 0) return null
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      <Read of={texts} skeleton={<SkeletonText lines={3} />} frame="none">
        {(items) => (
          <S.Texts>
            {byType(items).map(({ type, texts }) => (
              <div key={type}>
                {type && <dt>{type}</dt>}
                {texts.map((text, index) => (
                  <dd key={index}>{text}</dd>
                ))}
              </div>
            ))}
          </S.Texts>
        )}
      </Read>
    </section>
  )
}

/** Groups the texts by type. */
function byType(items: InformationItem[]): { type: string; texts: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const { type, description } of items) groups.set(type, [...(groups.get(type) ?? []), description])
  return [...groups].map(([type, texts]) => ({ type, texts }))
}
