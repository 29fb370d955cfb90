import { adminPath } from '../../routes/accountPaths'
import { usePortal } from '../../context/PortalContext'
import { SubUserForm } from '../../widgets/account/SubUserForm/SubUserForm'
import type { ElementView } from '../elementView'

export const view: ElementView = function Person({ attribute, tell }) {
  const { navigate } = usePortal()
  const id = attribute('user')
  return (
    <SubUserForm
      key={id ?? 'new'}
      {...(id !== undefined && { id })}
      onDone={() => {
        if (tell('person:done', {})) navigate(adminPath)
      }}
    />
  )
}
