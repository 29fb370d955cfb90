import type { InformationItem } from '@trade-portal/fluid-sdk'
import type { UseQueryOptions } from '@tanstack/react-query'
import { Heading } from '../../parts/Heading'
import { SkeletonText } from '../../parts/SkeletonText'
import { useRead } from '../../data/useRead'
import { Read } from '../Read/Read'
import * as S from './ProductModal.styles'

export interface ProductTextsProps<K extends readonly unknown[]> {
  title: string
  /** Reads the texts; none is an empty list, and then nothing stands here. */
  query: UseQueryOptions<InformationItem[], Error, InformationItem[], K>
}

/** A block of the merchant's texts about a product. */
export function ProductTexts<K extends readonly unknown[]>({ title, query }: ProductTextsProps<K>) {
  const texts = useRead(query)
  if (texts.data?.length === 0) return null
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      <Read of={texts} skeleton={<SkeletonText lines={3} />} frame="none">
        {(items) => (
          <S.Texts>
            {byType(items).map(({ type, texts: told }) => (
              <div key={type}>
                {type && <dt>{type}</dt>}
                {told.map((text, index) => (
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

/** Each type of text once, with all that is said of it. */
function byType(items: InformationItem[]): { type: string; texts: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const { type, description } of items) groups.set(type, [...(groups.get(type) ?? []), description])
  return [...groups].map(([type, texts]) => ({ type, texts }))
}
