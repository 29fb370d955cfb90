/**
 * `on`: lists of products begin with prices; `off`: they have none, and no switch; `ask`: they have none until the customer asks for
 * them by the switch, or by signing in to see them.
 */
export type PriceChoice = 'on' | 'off' | 'ask'
