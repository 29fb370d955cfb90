import type { PriceBook } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import { useOpenings } from '../../../hooks/useOpenings'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { Heading } from '../../../parts/Heading'
import { usePortal } from '../../../context/PortalContext'
import { useOutlasting } from '../../../context/useOutlasting'
import { Facts } from '../../../surfaces/Facts/Facts'
import { ChangesModal } from './ChangesModal'
import * as S from './PriceBook.styles'
import { yesOrNo } from './priceBookWords'
import { priceBookWords } from '../../../messages/priceBook'

/** Shows the price book's settings, with a button to request changes. */
export function PriceBookConfigurationCard({ book }: { book: PriceBook }) {
  const { formats, say } = usePortal()
  const words = say(priceBookWords)
  const headingId = useId()
  const [isOpen, setIsOpen] = useOutlasting({ name: 'price-book-changes', initial: false })
  const openings = useOpenings(isOpen)
  const { calculatedDate, configuration } = book
  const { type, format, frequency } = configuration
  return (
    <Card as="section" aria-labelledby={headingId}>
      <S.CardHead>
        <div>
          <Heading level={2} id={headingId}>
            {words.configuration}
          </Heading>
          <S.Note>{words.lastCalculated(formats.date(calculatedDate))}</S.Note>
        </div>
        <S.HeadAction>
          <Button tone="quiet" onPress={() => setIsOpen(true)}>
            {words.requestChanges}
          </Button>
        </S.HeadAction>
      </S.CardHead>
      <Facts
        facts={[
          { label: words.type, value: type ? words.types[type] : '-' },
          { label: words.format, value: format ? words.formats[format] : '-' },
          { label: words.frequency, value: frequency ? words.frequencies[frequency] : '-' },
          { label: words.recipient, value: configuration.recipient || '-' },
          { label: words.hasNewCodes, value: yesOrNo(configuration.hasNewCodes, words) },
          { label: words.hasCoreProductsOnly, value: yesOrNo(configuration.hasCoreProductsOnly, words) },
          { label: words.isQuarterly, value: yesOrNo(configuration.isQuarterly, words) },
          { label: words.isZipped, value: yesOrNo(configuration.isZipped, words) },
        ]}
      />
      {openings > 0 && (
        <ChangesModal key={openings} configuration={configuration} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </Card>
  )
}
