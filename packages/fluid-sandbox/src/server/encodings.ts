/** The sender's encodings, the smallest first, with the endings of files already in them. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

/** Returns the encodings that the other side accepts, in order of preference. */
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
