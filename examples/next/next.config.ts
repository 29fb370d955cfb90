import type { NextConfig } from 'next'

const backEnd = process.env['TRADE_BACK_END'] ?? 'http://localhost:4400'

const config: NextConfig = {
  // Calls on the website's own origin need no CORS.
  rewrites: () => Promise.resolve([{ source: '/erp/:path*', destination: `${backEnd}/:path*` }]),
}

export default config
