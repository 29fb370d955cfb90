import type { Detail } from '../Picture.ts'
import { place } from './flat.ts'
import { handTools } from './handTools.ts'
import type { FlatKind } from './Kind.ts'
import { machineTools } from './machineTools.ts'

/** Tools, each in its own drawing; as a detail, nearer and turned. */
export const tools: FlatKind = (picture, aspect, ink, frame) => {
  const draw = drawings[picture.detail ?? 'hammer'] ?? handTools.hammer
  const drawing = draw(
    { metal: picture.colour, accent: picture.accent ?? '#b33a2e', isRough: picture.surface === 'speckle' },
    ink,
  )
  return place(drawing, frame, aspect === 'front' ? {} : { zoom: 1.7, turned: -14 })
}

type Drawings = typeof handTools & typeof machineTools

const drawings: Partial<Record<Detail, Drawings[keyof Drawings]>> = { ...handTools, ...machineTools }
