import type { PriceBook, PriceBookConfiguration } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import * as v from 'valibot'
import { useNotify } from '../../../context/notices'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useOutlasting } from '../../../context/useOutlasting'
import { useRequestChanges } from '../../../data/account/priceBook'
import { writeMessage } from '../../../data/useWrite'
import { useOpenings } from '../../../hooks/openings'
import { commonMessages } from '../../../messages/common'
import { priceBookMessages } from '../../../messages/priceBook'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Checkbox } from '../../../parts/field/Checkbox'
import { Select } from '../../../parts/field/Select'
import { TextField } from '../../../parts/field/TextField'
import { Heading } from '../../../parts/Heading'
import { Row, Stack, Text } from '../../../parts/layout/Layout'
import { SkeletonLine } from '../../../parts/Skeleton'
import { Facts } from '../../../surfaces/Facts/Facts'
import { emailAddress, required } from '../../../surfaces/Form/answers'
import { FormField } from '../../../surfaces/Form/FormField'
import { FormModal } from '../../../surfaces/Form/FormModal'
import type { ModalState } from '../../../surfaces/Form/FormModal'
import { useFormOf } from '../../../surfaces/Form/useFormOf'
import * as S from './PriceBook.styles'

const yesOrNoSettings = ['hasNewCodes', 'hasCoreProductsOnly', 'isQuarterly', 'isZipped'] as const

/** Shows the price book's settings, with a button to request changes; placeholders without a book. */
export function PriceBookConfigurationCard({ book }: { book?: PriceBook }) {
  const { formats } = usePortal()
  const words = useMessages(priceBookMessages)
  const headingId = useId()
  const [isOpen, setIsOpen] = useOutlasting({ name: 'price-book-changes', initial: false })
  const openings = useOpenings(isOpen)
  const configuration = book?.configuration
  const { type, format, frequency, recipient } = configuration ?? {}
  const facts = [
    { label: words.type, value: type ? words.types[type] : '-' },
    { label: words.format, value: format ? words.formats[format] : '-' },
    { label: words.frequency, value: frequency ? words.frequencies[frequency] : '-' },
    { label: words.recipient, value: recipient || '-' },
    ...yesOrNoSettings.map((name) => ({
      label: words[name],
      value: configuration?.[name] ? words.yes : words.no,
    })),
  ]
  return (
    <Card as="section" aria-labelledby={book && headingId}>
      <Stack gap={16}>
        <Row align="start" justify="space-between" gap={[8, 16]} wrap>
          <Stack gap={4}>
            <Heading level={2} id={headingId}>
              {words.configuration}
            </Heading>
            <Text as={book ? 'p' : 'div'} size={14} tone="muted">
              {book ? words.lastCalculated(formats.date(book.calculatedDate)) : <SkeletonLine width={150} />}
            </Text>
          </Stack>
          <S.HeadAction>
            {book ? (
              <Button tone="quiet" onPress={() => setIsOpen(true)}>
                {words.requestChanges}
              </Button>
            ) : (
              <S.ActionSlot>
                <SkeletonLine width={166} />
              </S.ActionSlot>
            )}
          </S.HeadAction>
        </Row>
        <Facts
          facts={book ? facts : facts.map(({ label }) => ({ label, value: <SkeletonLine width="60%" /> }))}
        />
      </Stack>
      {configuration && openings > 0 && (
        <ChangesModal key={openings} configuration={configuration} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </Card>
  )
}

interface ChangesModalProps extends ModalState {
  configuration: PriceBookConfiguration
}

/** Sends the merchant a request to change the price book, starting from its current settings. */
function ChangesModal({ configuration, ...modal }: ChangesModalProps) {
  const { messagesOf } = usePortal()
  const common = useMessages(commonMessages)
  const words = useMessages(priceBookMessages)
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
    isStored: true,
    onSubmit: (answers) => requestChanges.mutateAsync({ ...(answers as typeof choices), lastDateCalculated }),
    explain: (error) => writeMessage(error, messagesOf, words.notSent),
    onFailure: notify.error,
    onDone: () => modal.onOpenChange(false),
  })
  const selects = [
    { name: 'type', names: words.types },
    { name: 'format', names: words.formats },
    { name: 'frequency', names: words.frequencies },
  ] as const
  return (
    <FormModal
      {...modal}
      form={form}
      title={words.requestChanges}
      submitLabel={words.send}
      sendingLabel={words.sending}
    >
      {selects.map(({ name, names }) => (
        <FormField
          key={name}
          form={form}
          name={name}
          as={Select}
          isRequired
          label={words[name]}
          options={Object.entries(names).map(([id, name]) => ({ id, name }))}
          placeholder={common.choose}
        />
      ))}
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
        {yesOrNoSettings.map((name) => (
          <FormField key={name} form={form} name={name} as={Checkbox} label={words[name]} />
        ))}
      </S.Checks>
    </FormModal>
  )
}
