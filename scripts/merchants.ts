import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** The demo merchants: their paths and sign-ins. */
export const merchants = [
  {
    name: 'ironbark',
    company: 'Ironbark Trade',
    path: '/',
    config: join(root, 'apps/portal/public/config'),
    username: 'builder',
    password: 'ironbark',
  },
  {
    name: 'cascade',
    company: 'Cascade Lumber & Supply',
    path: '/cascade/',
    config: join(root, 'apps/portal/merchants/cascade/config'),
    username: 'builder',
    password: 'cascade',
  },
] as const
