import type { NextConfig } from 'next'

const backEnd = process.env['TRADE_BACK_END'] ?? 'http://localhost:4400'

const config: NextConfig = {
  // On the website's own origin no call needs permission from another.
  rewrites: () => Promise.resolve([{ source: '/erp/:path*', destination: `${backEnd}/:path*` }]),
}

export default config
