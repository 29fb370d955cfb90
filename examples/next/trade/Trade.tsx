'use client'

import { PortalProvider } from '@trade-portal/portal-components'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { addressOf, routes } from './routes'
import { tradeClient } from './tradeClient'

/** Provides the widgets' context. The header and each page have one; a shared client connects them. */
export function Trade({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [client] = useState(tradeClient)
  return (
    <div className="trade">
      <PortalProvider
        client={client}
        routes={routes}
        hrefFor={addressOf}
        navigate={(route) => router.push(addressOf(route))}
      >
        {children}
      </PortalProvider>
    </div>
  )
}
