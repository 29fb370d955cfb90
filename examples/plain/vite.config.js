const backEnd = process.env['TRADE_BACK_END'] ?? 'http://localhost:4400'

/** Calls on the page's own origin need no CORS. */
export default { server: { proxy: { '^/(fluid|api|config|pictures|documents)/': backEnd } } }
