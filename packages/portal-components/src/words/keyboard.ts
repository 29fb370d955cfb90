import * as enAU from './enAU/keyboard'
import { words } from './words'

/** Words of the keys, and of the palette that Ctrl and K open. */
export const keyboardWords = /* @__PURE__ */ words('keyboard', enAU.keyboard)
/** Words of the field that finds any place. */
export const paletteWords = /* @__PURE__ */ words('palette', enAU.palette)
/** Words of the list of what notices said. */
export const recentMessagesWords = /* @__PURE__ */ words('recentMessages', enAU.recentMessages)
