import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { FieldSkeleton } from './FieldSkeleton'

type Part<Props> = (props: Props) => ReactNode

/**
 * Makes a field whose code is read when it is drawn. Its place is kept until then, and on a server, whose simplest way of
 * rendering waits for nothing.
 */
export function lateField<Props extends object>(read: () => Promise<Part<Props>>) {
  const Field = lazy(async () => ({ default: await read() })) as unknown as Part<Props>
  return function LateField(props: Props) {
    const place = <FieldSkeleton />
    return <Suspense fallback={place}>{useIsHydrated() ? <Field {...props} /> : place}</Suspense>
  }
}
