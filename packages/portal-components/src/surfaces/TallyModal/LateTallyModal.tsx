import { latePart } from '../../parts/latePart'

/** The modal of a tally, whose code is read when it is first opened. */
export const LateTallyModal = latePart(async () => (await import('./TallyModal')).TallyModal)
