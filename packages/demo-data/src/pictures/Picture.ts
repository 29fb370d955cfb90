/** The look of a product, as far as a drawing needs it. Sizes are millimetres. */
export interface Picture {
  kind: PictureKind
  /** `#rrggbb` of the material. */
  colour: string
  /** `#rrggbb` of labels, straps, handles. */
  accent?: string
  /** How the material's surface is drawn. */
  surface?: Surface
  width?: number
  thickness?: number
  length?: number
  /** The object that lies in front of a carton, or the tool to draw. */
  detail?: Detail
}

export type PictureKind =
  | 'bag'
  | 'batt'
  | 'bolt'
  | 'boards'
  | 'bundle'
  | 'carton'
  | 'cartridge'
  | 'coil'
  | 'corrugated'
  | 'elbow'
  | 'bracket'
  | 'grate'
  | 'gutter'
  | 'lattice'
  | 'mesh'
  | 'moulding'
  | 'paver'
  | 'pipe'
  | 'post'
  | 'profile'
  | 'roll'
  | 'sheet'
  | 'tee'
  | 'tin'
  | 'tool'

export type Surface = 'grain' | 'plain' | 'ply' | 'strand' | 'speckle' | 'groove' | 'fibre' | 'rib'

export type Detail =
  | 'anchor'
  | 'angle'
  | 'bit'
  | 'blade'
  | 'brush'
  | 'bolt'
  | 'channel'
  | 'drill'
  | 'hammer'
  | 'hanger'
  | 'level'
  | 'nail'
  | 'plate'
  | 'quad'
  | 'round'
  | 'saw'
  | 'screw'
  | 'square'
  | 'strap'
  | 'tap'
  | 'tape'
  | 'trowel'
  | 'zed'
