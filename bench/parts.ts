import type { Part } from './harness/Bench.ts'
import { actionsPart } from './parts/actions.ts'
import { backgroundPart } from './parts/background.ts'
import { cartPart } from './parts/cart.ts'
import { decodingPart } from './parts/decoding.ts'
import { firstRowsPart } from './parts/firstRows.ts'
import { hardLoadPart } from './parts/hardLoad.ts'
import { lighthousePart } from './parts/lighthouse.ts'
import { portalCartPart } from './parts/portalCart.ts'
import { roundsPart } from './parts/rounds.ts'
import { signInPart } from './parts/signIn.ts'
import { stepsPart } from './parts/steps.ts'
import { tablePart } from './parts/table.ts'

import { weightPart } from './parts/weight.ts'
import { wirePart } from './parts/wire.ts'

/** All measured parts, in the order of the table. */
export const parts: readonly Part[] = [
  signInPart,
  weightPart,
  lighthousePart,
  stepsPart,
  hardLoadPart,
  backgroundPart,
  wirePart,
  tablePart,
  cartPart,
  portalCartPart,
  actionsPart,
  firstRowsPart,
  decodingPart,
  roundsPart,
]
