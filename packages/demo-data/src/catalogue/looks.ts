import type { Detail, Picture, Surface } from '../pictures/Picture.ts'

/** Colours of materials, as a catalogue's photographer would light them. */
export const colours = {
  pine: '#e3bf87',
  paleP: '#ecd2a4',
  treated: '#b9b07a',
  oak: '#c79a63',
  merbau: '#8a4f32',
  cedar: '#b5754a',
  fir: '#dcae78',
  charred: '#3a3532',
  white: '#eceae4',
  plaster: '#e9e6df',
  cement: '#b9b8b2',
  concrete: '#a9a69e',
  charcoal: '#4a4d50',
  sandstone: '#d2b98f',
  brick: '#a5573f',
  zinc: '#b4bcc2',
  steel: '#8f989f',
  galvanised: '#a7b0b6',
  copper: '#b8703f',
  brass: '#c9a24a',
  monument: '#3c4043',
  surfmist: '#dfddd3',
  ironstone: '#4f535a',
  manorRed: '#6d2f2a',
  eucalypt: '#7d8c72',
  green: '#2f7d4a',
  yellow: '#e2b53c',
  blue: '#2f6ea5',
  orange: '#d97b2b',
  red: '#b33a2e',
  grey: '#8b9094',
  black: '#35383a',
  pink: '#dc9aa6',
  cardboard: '#c9ad7f',
} as const

export type Colour = (typeof colours)[keyof typeof colours]

export const boards = (colour: Colour, surface: Surface = 'grain'): Picture => ({
  kind: 'boards',
  colour,
  surface,
})

export const post = (colour: Colour, detail: 'square' | 'round' = 'square'): Picture => ({
  kind: 'post',
  colour,
  surface: 'grain',
  detail,
})

export const sheet = (colour: Colour, surface: Surface): Picture => ({ kind: 'sheet', colour, surface })

export const carton = (accent: Colour, detail: Detail, colour: Colour = colours.steel): Picture => ({
  kind: 'carton',
  colour,
  accent,
  detail,
})

export const bag = (accent: Colour): Picture => ({ kind: 'bag', colour: '#e9e3d6', accent })

export const batt = (colour: Colour, accent: Colour): Picture => ({ kind: 'batt', colour, accent })

export const roll = (colour: Colour, accent: Colour = colours.grey): Picture => ({
  kind: 'roll',
  colour,
  accent,
})

export const tin = (colour: Colour, accent: Colour): Picture => ({ kind: 'tin', colour, accent })

export const cartridge = (accent: Colour): Picture => ({ kind: 'cartridge', colour: colours.white, accent })

export const tool = (detail: Detail, accent: Colour, colour: Colour = colours.steel): Picture => ({
  kind: 'tool',
  colour,
  accent,
  detail,
})

export const pipe = (colour: Colour): Picture => ({ kind: 'pipe', colour })

export const bracket = (detail: Detail, colour: Colour = colours.zinc): Picture => ({
  kind: 'bracket',
  colour,
  detail,
})

export const profile = (detail: Detail, colour: Colour): Picture => ({ kind: 'profile', colour, detail })

export const moulding = (colour: Colour): Picture => ({ kind: 'moulding', colour })

export const paver = (colour: Colour, width = 400, length = 400): Picture => ({
  kind: 'paver',
  colour,
  surface: 'speckle',
  width,
  length,
  thickness: 40,
})
