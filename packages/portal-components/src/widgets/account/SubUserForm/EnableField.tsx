import type { SubUser } from '@trade-portal/fluid-sdk'
import { personName } from '../../../data/account/subUsers'
import { usePortal } from '../../../context/PortalContext'
import { FormField } from '../../../surfaces/Form/FormField'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import { EnableSwitch } from './EnableSwitch'
import type { PersonAnswers } from './personAnswers'
import * as S from './SubUserForm.styles'
import { peopleWords } from '../../../messages/people'

export interface EnableFieldProps {
  form: FormOf<PersonAnswers>
  person: SubUser
}

/** Lets a person sign in or not, and says which. */
export function EnableField({ form, person }: EnableFieldProps) {
  const words = usePortal().say(peopleWords)
  const { canUsePortal } = useFormValues(form, ({ canUsePortal }) => ({ canUsePortal }))
  const name = personName(person)
  return (
    <S.PartHead>
      <FormField form={form} name="canUsePortal" as={EnableSwitch} label={words.enable} />
      <S.Note>{canUsePortal ? words.canSignIn(name) : words.cannotSignIn(name)}</S.Note>
    </S.PartHead>
  )
}
