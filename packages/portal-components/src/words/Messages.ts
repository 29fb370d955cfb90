import type { enAU } from './enAU'

/** A message as written, or a function of what it names. */
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> }

/** Every word the portal shows, by the surface that shows it. Each locale's catalogue has all of them. */
export type Messages = Widened<ReturnType<typeof enAU>>
