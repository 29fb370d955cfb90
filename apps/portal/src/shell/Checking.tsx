import { Spinner } from '@trade-portal/portal-components/host'
import { MastheadFrame } from './MastheadFrame'

/** Keeps the merchant's bar while it is not known yet what may be shown under it. */
export function Checking({ label }: { label: string }) {
  return (
    <MastheadFrame>
      <Spinner label={label} size={32} />
    </MastheadFrame>
  )
}
