import type { everyArea } from './everyArea'
import type { Partly } from './withWords'
import type { WordArea } from './words'

type WordsOf<Area> = Area extends WordArea<infer T> ? T : never

/** Every word the portal shows, by the surface that shows it. */
export type Messages = { [Name in keyof typeof everyArea]: WordsOf<(typeof everyArea)[Name]> }

/** Some of the portal's words, in the shape that all of them have. */
export type PartialMessages = Partly<Messages>
