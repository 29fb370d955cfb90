import type { Sandbox } from '@trade-portal/fluid-sandbox'

/** The widget settings of a merchant who set none of them. */
export const withoutSettings =
  (names: string[]) =>
  (_client: unknown, { database }: Pick<Sandbox, 'database'>) => {
    for (const name of names) {
      database.run("DELETE FROM widgets WHERE object_set = 'settings' AND label = ?", [name])
    }
  }
