type Channels = [red: number, green: number, blue: number]

/** Makes a `#rrggbb` lighter (above 1) or darker (below 1), as light of that strength would. */
export function lit(colour: string, strength: number): string {
  return strength > 1 ? mix(colour, '#ffffff', Math.min(1, strength - 1)) : mix('#14110d', colour, strength)
}

/** The colour between two, 0 being the first. */
export function mix(from: string, to: string, amount: number): string {
  const start = channels(from)
  const end = channels(to)
  const mixed = start.map((value, index) => Math.round(value + ((end[index] ?? value) - value) * amount))
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`
}

/** How light a colour looks, 0 to 1. */
export function brightness(colour: string): number {
  const [red, green, blue] = channels(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
