import type { Ink } from '../Ink.ts'
import type { Picture } from '../Picture.ts'
import type { Scene } from '../scene.ts'
import type { Frame } from '../View.ts'

/** `front` is the one in a listing; `detail` comes nearer, or shows how it is stacked. */
export type Aspect = 'front' | 'detail'

/** A kind of product built of solids. */
export type SceneKind = (picture: Picture, aspect: Aspect) => Scene

/** A kind of product drawn flat. */
export type FlatKind = (picture: Picture, aspect: Aspect, ink: Ink, frame: Frame) => string
