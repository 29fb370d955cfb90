import { useStoredAtom } from '../../context/atoms'
import { oneOf } from '../../context/stored/checks'
import { storedAtom } from '../../context/stored/storedAtom'

const singleKeysAtom = storedAtom<'off' | 'on'>('single-keys', oneOf('off', 'on'), 'on')

/** Returns whether shortcuts of one key are on, and the switch for them. */
export interface SingleKeys {
  areOn: boolean
  set: (areOn: boolean) => void
}

/**
 * Remembers on this device whether shortcuts of one key are on. It is about the person's keyboard and not about the
 * customer, so signing out leaves it.
 */
export function useSingleKeys(): SingleKeys {
  const [stored, store] = useStoredAtom(singleKeysAtom)
  return { areOn: stored === 'on', set: (areOn) => store(areOn ? 'on' : 'off') }
}
