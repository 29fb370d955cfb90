import type { ReactNode } from 'react'

/** Leaves a place as it is, for a host that has nothing of its own to put there. */
export const asUsual = (usual: ReactNode): ReactNode => usual
