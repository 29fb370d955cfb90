import type { everyArea } from './everyArea'
import type { WordArea } from './words'

type WordsOf<Area> = Area extends WordArea<infer T> ? T : never

/** Every word the portal shows, by the surface that shows it. */
export type Messages = { [Name in keyof typeof everyArea]: WordsOf<(typeof everyArea)[Name]> }
