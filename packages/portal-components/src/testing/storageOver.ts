import type { StoringClient } from '../context/stored/openStored'

/** Creates a storage over a map, which a test can inspect and pass to a second page. */
export function storageOver(stored: Map<string, string>): StoringClient['storage'] {
  return {
    get: (name) => stored.get(name) ?? null,
    set: (name, value) => void stored.set(name, value),
    remove: (name) => void stored.delete(name),
    names: (prefix) => [...stored.keys()].filter((name) => name.startsWith(prefix)),
  }
}

/** Creates a client with storages over maps, by default for a remembered session. */
export function clientOver(
  stored: Map<string, string>,
  { ofTab = new Map<string, string>(), lasting = new Map<string, string>(), isRemembered = true } = {},
): StoringClient {
  return {
    storage: storageOver(stored),
    lastingStorage: storageOver(lasting),
    tabStorage: storageOver(ofTab),
    deviceStorage: storageOver(new Map()),
    session: { current: () => ({ username: 'builder', isRemembered }) },
  }
}
