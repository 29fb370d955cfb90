/** The demo merchants: an Australian one with GST, and an American one where tax comes after the order. */
export type Merchant = 'ironbark' | 'cascade'

/** Merchants' names as customers know them. */
export const merchantNames: Readonly<Record<Merchant, string>> = {
  ironbark: 'Ironbark Trade',
  cascade: 'Cascade Lumber & Supply',
}
