import { HeadContext, usePortal } from '@trade-portal/portal-components/host'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'

/** Names the page in the browser’s tab and history by its widget’s head. */
export function TitledPage({ path, children }: { path: string; children: ReactNode }) {
  const { companyName } = usePortal().client.configuration
  const [head, setHead] = useState<{ path: string; title: string | null } | null>(null)
  const frame = useMemo(
    () => ({ onTitle: (title: string | null) => setHead({ path, title }), isShown: false }),
    [path],
  )
  const title = head?.path === path ? head.title : null
  useEffect(() => {
    document.title = title ? `${title} · ${companyName}` : companyName
  }, [title, companyName])
  return <HeadContext value={frame}>{children}</HeadContext>
}
