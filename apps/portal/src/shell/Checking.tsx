import { Spinner } from '@trade-portal/portal-components/host'
import { MastheadFrame } from './MastheadFrame'

/** Shows the merchant’s bar while the session is being checked. */
export function Checking({ label }: { label: string }) {
  return (
    <MastheadFrame>
      <Spinner label={label} size={32} />
    </MastheadFrame>
  )
}
