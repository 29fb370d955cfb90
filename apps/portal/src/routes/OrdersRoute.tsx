import { OrdersList, useIsSwitchedOff, usePortal } from '@trade-portal/portal-components'
import { useSearchParams } from 'react-router'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Lists orders and quotes, of the type that the address names. */
export function OrdersRoute() {
  const { messages } = usePortal()
  const isSwitchedOff = useIsSwitchedOff('quotes/orders')
  const [parameters, setParameters] = useSearchParams()
  useTitle(isSwitchedOff ? messages.shell.notFoundTitle : messages.orders.title)

  if (isSwitchedOff) return <NotFoundRoute />
  return (
    <OrdersList
      type={parameters.get('type') ?? ''}
      onTypeChange={(type) => setParameters(type ? { type } : {}, { preventScrollReset: true })}
    />
  )
}
