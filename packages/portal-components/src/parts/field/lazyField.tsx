import { token } from '@trade-portal/theme'
import type { ComponentType, ReactNode } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { lazy } from '../../hooks/lazy'
import { Skeleton } from '../Skeleton'
import { height } from './control.styles'

/** The label, the gap and the box, at any theme sizes. */
const HEIGHT = `calc(${token.font.size[14]} * ${token.font.lineHeight.body} + ${token.space[4]} * 1.5 + ${height.field})`

/**
 * Returns a field whose code is loaded when it is rendered. Until then, and on a server that does not wait for lazy
 * code, it renders a grey box or the result of `placeOf`.
 */
export function lazyField<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => <Skeleton height={HEIGHT} radius="control" />,
) {
  const Field = lazy(load, { fallback })
  return function LazyField(props: Props) {
    return useIsHydrated() ? <Field {...props} /> : fallback(props)
  }
}
