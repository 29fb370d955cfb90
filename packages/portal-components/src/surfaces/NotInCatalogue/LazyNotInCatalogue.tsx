import { lazy, nothing } from '../../hooks/lazy'

/** Says that the merchant's menu lacks a place. Its code is read for the rare address that names one. */
export const LazyNotInCatalogue = lazy(async () => (await import('./NotInCatalogue')).NotInCatalogue, {
  fallback: nothing,
})
