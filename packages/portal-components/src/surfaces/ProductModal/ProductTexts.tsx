import type { InformationItem } from '@trade-portal/fluid-sdk'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import { errorMessage } from '../../words/errorMessage'
import { ErrorState } from '../../parts/ErrorState'
import { Heading } from '../../parts/Heading'
import { SkeletonText } from '../../parts/SkeletonText'
import { usePortal } from '../../portal/PortalContext'
import * as S from './ProductModal.styles'

export interface ProductTextsProps<K extends readonly unknown[]> {
  title: string
  /** Reads the texts; none is an empty list, and then nothing stands here. */
  query: UseQueryOptions<InformationItem[], Error, InformationItem[], K>
}

/** A block of the merchant's texts about a product. */
export function ProductTexts<K extends readonly unknown[]>({ title, query }: ProductTextsProps<K>) {
  const { messages } = usePortal()
  const { data, error, isError, refetch } = useQuery(query)
  if (data?.length === 0) return null
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      {data && (
        <S.Texts>
          {byType(data).map(({ type, texts }) => (
            <div key={type}>
              {type && <dt>{type}</dt>}
              {texts.map((text, index) => (
                <dd key={index}>{text}</dd>
              ))}
            </div>
          ))}
        </S.Texts>
      )}
      {!data && !isError && <SkeletonText lines={3} />}
      {!data && isError && (
        <ErrorState
          title={messages.errors.couldNotLoad}
          message={errorMessage(error, messages)}
          retryLabel={messages.common.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  )
}

/** Each type of text once, with all that is said of it. */
function byType(items: InformationItem[]): { type: string; texts: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const { type, description } of items) groups.set(type, [...(groups.get(type) ?? []), description])
  return [...groups].map(([type, texts]) => ({ type, texts }))
}
