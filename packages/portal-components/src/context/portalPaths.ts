import { portalPaths } from './routes'

export { portalPaths }

type Root = (typeof portalPaths)[number]

/** An address of the portal: one of `portalPaths`, what lies under it, or one that only the host knows. */
export type PortalPath = Root | `${Root}/${string}` | `${Root}?${string}` | (string & {})
