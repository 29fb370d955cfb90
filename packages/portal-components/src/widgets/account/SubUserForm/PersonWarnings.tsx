import type { SubUser } from '@trade-portal/fluid-sdk'
import { personName } from '../../../data/account/subUsers'
import { Callout } from '../../../parts/Callout'
import { usePortal } from '../../../context/PortalContext'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import type { PersonAnswers } from './personAnswers'
import { peopleWords } from '../../../messages/people'

export interface PersonWarningsProps {
  form: FormOf<PersonAnswers>
  person: SubUser
  /** The person is the one who is signed in. */
  isOwn: boolean
  /** The person is the only administrator who can sign in. */
  isLast: boolean
}

/** Says before it is saved what a change would shut out. */
export function PersonWarnings({ form, person, isOwn, isLast }: PersonWarningsProps) {
  const words = usePortal().say(peopleWords)
  const { role, canUsePortal } = useFormValues(form, ({ role, canUsePortal }) => ({ role, canUsePortal }))
  const warnings = [
    ...(isLast && (role !== 'admin' || !canUsePortal) ? [words.lastAdmin(personName(person))] : []),
    ...(isOwn && !canUsePortal ? [words.disablesOwn] : []),
  ]
  return warnings.map((warning) => (
    <Callout key={warning} tone="caution">
      {warning}
    </Callout>
  ))
}
