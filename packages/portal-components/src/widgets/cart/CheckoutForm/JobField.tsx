import { foldText } from '@trade-portal/fluid-sdk'
import { useRef, useState } from 'react'
import type { JobSite } from '../../../data/remembered/remembered'
import { ordersQuery, transactionQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import { ComboField } from '../../../parts/field/ComboField'
import { useIsSwitchedOff } from '../../../routes/useIsSwitchedOff'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useQueryCache } from '../../../context/queries'
import { FormField } from '../../../surfaces/Form/FormField'
import type { CheckoutPartProps } from './checkoutValues'
import { routeOf, recentJobs } from './recentJobs'
import type { RecentJob } from './recentJobs'
import { checkoutMessages } from '../../../messages/checkout'

export interface JobFieldProps extends Pick<CheckoutPartProps, 'form' | 'offer'> {
  /** Jobs with a known site, latest first. */
  sites: readonly JobSite[]
  /** Called with the chosen job. */
  onSite: (site: JobSite) => void
  /** Called when the customer enters a new name. */
  onNew: () => void
}

/** Field for the job's name: an earlier job, which fills in its site, or a new one. */
export function JobField({ form, offer, sites, onSite, onNew }: JobFieldProps) {
  const { client } = usePortal()
  const words = useMessages(checkoutMessages)
  const queryClient = useQueryCache()
  const [isNear, setIsNear] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const wanted = useRef<string | null>(null)
  const hasOrders = !useIsSwitchedOff('/orders')
  const orders = useRead(ordersQuery(client), { isEnabled: isNear && hasOrders })
  const jobs = recentJobs(sites, (hasOrders && orders.data) || [])

  const branchName = (branchId: string) => offer.branches.find(({ id }) => id === branchId)?.name ?? ''
  // Next to an address, a bare branch name would read as its suburb.
  const ofBranch = (branch: string) => (branch ? words.ofBranch(branch) : '')
  const options = jobs.map(({ id, name, address, branchId }) => ({
    id,
    name,
    hint: address || ofBranch(branchName(branchId)),
  }))

  const choose = async (id: string) => {
    const job = jobs.find((each) => each.id === id)
    wanted.current = id
    setHasFailed(false)
    if (job?.site) return onSite(job.site)
    if (job?.order) await readSite(job)
  }
  const readSite = async ({ id, name, branchId, order, address }: RecentJob) => {
    if (!order) return
    const known = { name, contactName: '', contactPhone: '', branchId: branchName(branchId) && branchId }
    try {
      const detail = await queryClient.fetchQuery(transactionQuery(client, order))
      if (wanted.current === id) onSite({ ...known, ...routeOf(detail.address, offer.states) })
    } catch {
      if (wanted.current !== id) return
      onSite({ ...known, address, suburb: '', stateId: '', zipCode: '' })
      setHasFailed(true)
    }
  }
  return (
    <FormField
      form={form}
      name="jobName"
      as={ComboField}
      label={words.jobName}
      isRequired
      options={options}
      isMatch={(words, typed) => foldText(words).includes(foldText(typed))}
      caption={words.recentJobs}
      ownName={words.newJob}
      hint={hasFailed ? words.siteUnread : undefined}
      onChoose={(id) => void choose(id)}
      onOwn={() => {
        wanted.current = null
        setHasFailed(false)
        onNew()
      }}
      onNear={() => setIsNear(true)}
    />
  )
}
