import type { RegisterInput } from '@trade-portal/fluid-sdk'
import { isFluidError, isFluidTransportError } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { useWrite } from '../useWrite'
import { registrationWords } from '../../messages/registration'

/**
 * Asks the merchant for access to an account; gives the merchant's answer. A refusal is told by the form, and ends a
 * session that is still stored here.
 */
export function useRegister() {
  const { client, say } = usePortal()
  const words = say(registrationWords)
  return useWrite({
    write: (person: RegisterInput) => client.account.register(person),
    // Nothing that a visitor can read tells of it.
    refresh: () => Promise.resolve(),
    // The page says so, and what comes next.
    done: () => undefined,
    unsure: words.unsure,
    refused: (_, error) => {
      const isRefusal = isFluidError(error) && !isFluidTransportError(error)
      if (isRefusal && client.session.current()) client.session.signOut()
    },
  })
}
