import { routes } from './routes'

type Root = (typeof routes)[number]['path']

/**
 * The addresses that widgets lead to, without what may follow. A host has a page at each of those that its widgets lead to,
 * or gives another address for it by `hrefFor`; docs/places.md says what stands there.
 */
export const portalPaths: readonly Root[] = routes.map(({ path }) => path)

/** An address of the portal: one of `portalPaths`, what lies under it, or one that only the host knows. */
export type PortalPath = Root | `${Root}/${string}` | `${Root}?${string}` | (string & {})
