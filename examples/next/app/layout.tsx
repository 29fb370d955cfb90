import { CartButton } from '@trade-portal/portal-components/CartButton'
import type { Metadata } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { StyleRegistry } from '../trade/StyleRegistry'
import { Trade } from '../trade/Trade'
import './site.css'

export const metadata: Metadata = { title: 'Ironbark Timber Yard' }

/** The website's own frame. The cart in its header is a widget. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>
        <StyleRegistry>
          <header className="site-header">
            <Link href="/" className="site-name">
              Ironbark Timber Yard
            </Link>
            <nav aria-label="Site">
              <Link href="/trade/products">Trade prices</Link>
            </nav>
            <Trade>
              <CartButton />
            </Trade>
          </header>
          <main className="site-main">{children}</main>
        </StyleRegistry>
      </body>
    </html>
  )
}
