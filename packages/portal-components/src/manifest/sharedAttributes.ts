import { pages } from './elements.ts'

/** Attributes of every element, which each says for itself or leaves to its portal. */
export const sharedAttributes: readonly string[] = [...Object.keys(pages), 'portal-url', 'prices']
