import { lazy, nothing } from '../../hooks/lazy'

/** Loaded on demand: a URL with an unknown category is rare. */
export const LazyNotInCatalogue = lazy(async () => (await import('./NotInCatalogue')).NotInCatalogue, {
  fallback: nothing,
})
