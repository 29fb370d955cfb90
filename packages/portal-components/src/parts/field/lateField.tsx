import { token } from '@trade-portal/theme'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { Skeleton } from '../Skeleton'
import { height } from './control.styles'

type Part<Props> = (props: Props) => ReactNode

/** A line for the label, the gap under it, and the box, at whatever sizes the merchant has set. */
const HEIGHT = `calc(${token.font.size[14]} * ${token.font.lineHeight.body} + ${token.space[4]} * 1.5 + ${height.field})`

/**
 * Makes a field whose code is read when it is drawn. Its place is kept until then, and on a server, whose simplest way of
 * rendering waits for nothing, by a grey box or by `placeOf`.
 */
export function lateField<Props extends object>(
  read: () => Promise<Part<Props>>,
  placeOf: Part<Props> = () => <Skeleton height={HEIGHT} radius="control" />,
) {
  const Field = lazy(async () => ({ default: await read() })) as unknown as Part<Props>
  return function LateField(props: Props) {
    const place = placeOf(props)
    return <Suspense fallback={place}>{useIsHydrated() ? <Field {...props} /> : place}</Suspense>
  }
}
