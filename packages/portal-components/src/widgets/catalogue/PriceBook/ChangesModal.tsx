import type { PriceBookConfiguration } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import { useRequestChanges } from '../../../data/account/priceBook'
import { writeMessage } from '../../../data/useWrite'
import { Checkbox } from '../../../parts/field/Checkbox'
import { Select } from '../../../parts/field/Select'
import { TextField } from '../../../parts/field/TextField'
import { useNotify } from '../../../context/notices'
import { usePortal } from '../../../context/PortalContext'
import { emailAddress, required } from '../../../surfaces/Form/answers'
import { FormField } from '../../../surfaces/Form/FormField'
import { FormModal } from '../../../surfaces/Form/FormModal'
import { useFormOf } from '../../../surfaces/Form/useFormOf'
import * as S from './PriceBook.styles'
import { optionsOf } from './priceBookWords'
import { commonWords } from '../../../messages/common'
import { priceBookWords } from '../../../messages/priceBook'

export interface ChangesModalProps {
  configuration: PriceBookConfiguration
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Sends the merchant a request to change the price book, starting from its current settings. */
export function ChangesModal({ configuration, isOpen, onOpenChange }: ChangesModalProps) {
  const { say } = usePortal()
  const common = say(commonWords)
  const words = say(priceBookWords)
  const notify = useNotify()
  const requestChanges = useRequestChanges()
  const { lastDateCalculated, ...choices } = configuration
  const choice = required(common.required)
  const form = useFormOf({
    initial: {
      ...choices,
      type: choices.type ?? '',
      format: choices.format ?? '',
      frequency: choices.frequency ?? '',
    },
    schema: v.object({
      type: choice,
      format: choice,
      frequency: choice,
      recipient: emailAddress(common, choices.recipient),
      hasNewCodes: v.boolean(),
      hasCoreProductsOnly: v.boolean(),
      isQuarterly: v.boolean(),
      isZipped: v.boolean(),
    }),
    draft: 'price-book-changes',
    isKept: true,
    onSubmit: (answers) => requestChanges.mutateAsync({ ...(answers as typeof choices), lastDateCalculated }),
    explain: (error) => writeMessage(error, say, words.notSent),
    onFailure: notify.error,
    onDone: () => onOpenChange(false),
  })
  return (
    <FormModal
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.requestChanges}
      submitLabel={words.send}
      sendingLabel={words.sending}
    >
      <FormField
        form={form}
        name="type"
        as={Select}
        isRequired
        label={words.type}
        options={optionsOf(words.types)}
        placeholder={common.choose}
      />
      <FormField
        form={form}
        name="format"
        as={Select}
        isRequired
        label={words.format}
        options={optionsOf(words.formats)}
        placeholder={common.choose}
      />
      <FormField
        form={form}
        name="frequency"
        as={Select}
        isRequired
        label={words.frequency}
        options={optionsOf(words.frequencies)}
        placeholder={common.choose}
      />
      <FormField
        form={form}
        name="recipient"
        as={TextField}
        label={words.recipientRequired}
        type="email"
        inputMode="email"
        isRequired
      />
      <S.Checks>
        <FormField form={form} name="hasNewCodes" as={Checkbox} label={words.hasNewCodes} />
        <FormField form={form} name="hasCoreProductsOnly" as={Checkbox} label={words.hasCoreProductsOnly} />
        <FormField form={form} name="isQuarterly" as={Checkbox} label={words.isQuarterly} />
        <FormField form={form} name="isZipped" as={Checkbox} label={words.isZipped} />
      </S.Checks>
    </FormModal>
  )
}
