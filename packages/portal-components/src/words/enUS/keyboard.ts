/** American English spells none of these otherwise. */
export * from '../enAU/keyboard'
