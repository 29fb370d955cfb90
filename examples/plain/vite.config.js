const backEnd = process.env['TRADE_BACK_END'] ?? 'http://localhost:4400'

/** On the page's own origin no call needs permission from another. */
export default { server: { proxy: { '^/(fluid|api|config|pictures|documents)/': backEnd } } }
