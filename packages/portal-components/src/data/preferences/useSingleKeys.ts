import { useStoredAtom } from '../../context/atoms'
import { oneOf } from '../../context/stored/checks'
import { storedAtom } from '../../context/stored/storedAtom'

const singleKeysAtom = storedAtom<'off' | 'on'>('single-keys', oneOf('off', 'on'), 'on')

/** The state of the single-key shortcuts, and their switch. */
export interface SingleKeys {
  areOn: boolean
  set: (areOn: boolean) => void
}

/** Stores on this device whether single-key shortcuts are on. They concern the keyboard, so a sign-out keeps them. */
export function useSingleKeys(): SingleKeys {
  const [stored, store] = useStoredAtom(singleKeysAtom)
  return { areOn: stored === 'on', set: (areOn) => store(areOn ? 'on' : 'off') }
}
