import { token } from '@trade-portal/theme'
import type { ComponentType, ReactNode } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { lazy } from '../../hooks/lazy'
import { Skeleton } from '../Skeleton'
import { height } from './control.styles'

/** A line for the label, the gap under it, and the box, at whatever sizes the merchant has set. */
const HEIGHT = `calc(${token.font.size[14]} * ${token.font.lineHeight.body} + ${token.space[4]} * 1.5 + ${height.field})`

/**
 * Makes a field whose code is fetched when it is rendered. Its place is kept until then, and on a server, whose simplest way of
 * rendering waits for nothing, by a grey box or by `placeOf`.
 */
export function lazyField<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeOf: (props: Props) => ReactNode = () => <Skeleton height={HEIGHT} radius="control" />,
) {
  const Field = lazy(load, { fallback: placeOf })
  return function LazyField(props: Props) {
    return useIsHydrated() ? <Field {...props} /> : placeOf(props)
  }
}
