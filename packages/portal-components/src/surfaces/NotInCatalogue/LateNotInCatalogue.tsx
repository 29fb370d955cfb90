import { latePart } from '../../parts/latePart'

/** Says that the merchant's menu lacks a place. Its code is read for the rare address that names one. */
export const LateNotInCatalogue = latePart(async () => (await import('./NotInCatalogue')).NotInCatalogue)
