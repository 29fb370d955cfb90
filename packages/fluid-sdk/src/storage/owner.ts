/** The user and the customer of a session. A user may act for one customer today and for another tomorrow. */
export interface Owner {
  username: string
  /** Unknown in sessions that were stored before it was noted. */
  customerId?: string | undefined
}

/**
 * Returns whether two sessions are of the same user and customer: the same user may act for another customer by now, who
 * is told nothing of the one before. `null` is nobody's; a customer that is not known is taken for the same.
 */
export function isSameOwner(one: Owner | null, other: Owner | null): boolean {
  if (!one || !other) return one === other
  const isSameCustomer =
    one.customerId === undefined || other.customerId === undefined || one.customerId === other.customerId
  return one.username === other.username && isSameCustomer
}

/** Writes an owner as text. */
export const writeOwner = ({ username, customerId }: Owner) => [username, customerId ?? []].flat().join('\n')

/** Reads an owner that was written as text. */
export function parseOwner(written: string | null): Owner | null {
  if (written === null) return null
  const [username = '', customerId] = written.split('\n')
  return { username, customerId }
}
