/** Encodings that a sender has, the smallest first, with the endings of files that are in them already. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

/** Gives the encodings that the other side takes, the one to try first ahead. */
export function encodingsTaken(acceptEncoding: string | null | undefined): Encoding[] {
  const taken = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return (Object.keys(encodings) as Encoding[]).filter((name) => (taken.get(name) ?? taken.get('*') ?? 0) > 0)
}
