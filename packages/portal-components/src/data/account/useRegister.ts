import type { RegisterInput } from '@trade-portal/fluid-sdk'
import { isFluidError, isFluidTransportError } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useWrite } from '../useWrite'
import { registrationMessages } from '../../messages/registration'

/** Asks the merchant for access to an account. The form shows a refusal, which also ends a stored session. */
export function useRegister() {
  const { client } = usePortal()
  const words = useMessages(registrationMessages)
  return useWrite({
    write: (person: RegisterInput) => client.account.register(person),
    // A visitor cannot read anything that shows a registration.
    refresh: () => Promise.resolve(),
    // The page shows the confirmation and the next step.
    done: () => undefined,
    unsure: words.unsure,
    refused: (_, error) => {
      const isRefusal = isFluidError(error) && !isFluidTransportError(error)
      if (isRefusal && client.session.current()) client.session.signOut()
    },
  })
}
