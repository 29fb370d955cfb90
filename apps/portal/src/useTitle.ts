import { usePortal } from '@trade-portal/portal-components/host'
import { useEffect } from 'react'

/** Names the page in the browser's tab and history. */
export function useTitle(title: string) {
  const { companyName } = usePortal().client.configuration
  useEffect(() => {
    document.title = `${title} · ${companyName}`
  }, [title, companyName])
}
