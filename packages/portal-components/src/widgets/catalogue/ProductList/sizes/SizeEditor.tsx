import type { Product, TallyLength } from '@trade-portal/fluid-sdk'
import { lineTotal, tallyQuantity } from '@trade-portal/fluid-sdk'
import { ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePortal, useMessages } from '../../../../context/PortalContext'
import { lengthsQuery } from '../../../../data/catalogue/catalogue'
import { draftOfProduct } from '../../../../data/drafts/draftNames'
import { useRead } from '../../../../data/useRead'
import { useStableHandler } from '../../../../hooks/useStableHandler'
import { productsMessages } from '../../../../messages/catalogue'
import { figureText, perUnit, priceText } from '../../../../messages/prices'
import { sizeGridMessages } from '../../../../messages/sizeGrid'
import { tallyMessages } from '../../../../messages/tally'
import { decimalsOf } from '../../../../messages/tallySummary'
import { IconButton } from '../../../../parts/IconButton'
import { Stepper } from '../../../../parts/field/Stepper'
import { Row, Stack, Text } from '../../../../parts/layout/Layout'
import { Skeleton } from '../../../../parts/Skeleton'
import { Unbroken } from '../../../../parts/Unbroken'
import { Read } from '../../../../surfaces/Read/Read'
import { FreeRows } from '../../../../surfaces/TallyModal/FreeRows'
import { TallyText } from '../../../../surfaces/TallyModal/TallyText'
import { useTallyEntry } from '../../../../surfaces/TallyModal/useTallyEntry'
import * as S from './SizeView.styles'

export interface SizeEditorProps {
  product: Product
  /** `90 × 45 H2` */
  name: string
  quantity: number
  seesPrices: boolean
  problem: string | undefined
  onTally: (product: Product, tally: TallyLength[], isTyped: boolean) => void
  onQuantity: (product: Product, quantity: number) => void
  onClose: () => void
}

/** Asks for the lengths of a size, or for its quantity, below its row. */
export function SizeEditor(props: SizeEditorProps) {
  const { product, name, quantity, seesPrices, problem, onClose } = props
  const portal = usePortal()
  const words = useMessages(sizeGridMessages)
  const { id, customerPrice, units } = product
  const unit = units[0] ?? ''
  const total = lineTotal(customerPrice, quantity)
  const facts = [
    id,
    ...(seesPrices
      ? [`${priceText(customerPrice, portal)} ${customerPrice === null ? '' : perUnit(unit, portal).seen}`]
      : []),
  ]
  return (
    <S.Editor>
      <Row gap={16} align="baseline" wrap justify="space-between">
        <Stack>
          <Text weight="bold">
            <Unbroken>{name}</Unbroken>
          </Text>
          <Text size={12} tone="muted">
            <Unbroken>{facts.join(' · ')}</Unbroken>
          </Text>
        </Stack>
        <Row gap={8} align="center">
          {quantity > 0 && seesPrices && total !== null && (
            <Text weight="bold" tabular nowrap>
              {figureText(total, portal.formats.money, portal)}
            </Text>
          )}
          <IconButton label={words.close(name)} icon={<ChevronUp aria-hidden />} onPress={onClose} />
        </Row>
      </Row>
      {product.isTally ? <Lengths {...props} unit={unit} /> : <Quantity {...props} unit={unit} />}
      {problem && (
        <Text tone="critical" size={14} role="alert">
          {problem}
        </Text>
      )}
    </S.Editor>
  )
}

function Quantity({ product, unit, quantity, onQuantity }: SizeEditorProps & { unit: string }) {
  const products = useMessages(productsMessages)
  return (
    <Row gap={8}>
      <Stepper
        label={products.quantityOf(product.name, unit)}
        increaseLabel={products.increase(product.name)}
        decreaseLabel={products.decrease(product.name)}
        invalidMessage={products.invalidQuantity}
        value={quantity}
        min={0}
        replacement={0}
        onChange={(changed) => onQuantity(product, changed)}
      />
      <Text tone="muted">{unit}</Text>
    </Row>
  )
}

/** The text line of a tally, and a field for each stocked length. Free lengths have rows of their own. */
function Lengths({ product, unit, onTally }: SizeEditorProps & { unit: string }) {
  const { client, formats } = usePortal()
  const tally = useMessages(tallyMessages)
  const products = useMessages(productsMessages)
  const frame = useRef<HTMLDivElement>(null)
  const lengths = useRead(lengthsQuery(client, product.id))
  const offered = lengths.data ?? []
  const entry = useTallyEntry({
    draftName: draftOfProduct(product.id),
    initialTally: undefined,
    unit,
    offered,
  })
  const isTold = useRef(false)
  const tell = useStableHandler(() => {
    onTally(product, entry.tally, isTold.current)
    isTold.current = true
  })
  const entered = JSON.stringify(entry.tally)
  // The lengths decide how a stored tally is read.
  const isReady = lengths.data !== undefined
  useEffect(() => {
    if (isReady) tell()
  }, [entered, isReady, tell])

  const focusFirst = () => frame.current?.querySelector<HTMLInputElement>('input[role=spinbutton]')?.focus()
  const decimals = decimalsOf(entry.presets.map(({ length }) => length))
  return (
    <Stack gap={12} ref={frame}>
      <S.Typed>
        <TallyText
          text={entry.text}
          written={entry.written}
          readCount={entry.readCount}
          unit={unit}
          isChecked={false}
          onChange={entry.setText}
          onEnter={(isDone) => (isDone ? focusFirst() : entry.enterText())}
        />
      </S.Typed>
      <Read of={lengths} skeleton={<Skeleton height={68} />} frame="none">
        {() =>
          offered.length > 0 ? (
            <S.Lengths>
              {entry.presets.map(({ length, quantity }) => {
                const name = `${formats.length(length)} ${unit}`
                return (
                  <S.Length key={length} data-lit={quantity > 0 || undefined}>
                    <span aria-hidden>{formats.length(length, decimals)}</span>
                    <Stepper
                      label={tally.piecesOf(name)}
                      increaseLabel={products.increase(name)}
                      decreaseLabel={products.decrease(name)}
                      invalidMessage={tally.piecesRejected}
                      value={quantity}
                      min={0}
                      replacement={0}
                      onChange={(pieces) => entry.setPiecesOf(length, pieces)}
                    />
                    <span aria-hidden>
                      {quantity > 0 && `${formats.quantity(tallyQuantity([{ length, quantity }]))} ${unit}`}
                    </span>
                  </S.Length>
                )
              })}
            </S.Lengths>
          ) : (
            <FreeRows tally={entry.rows} onChange={entry.setRows} onLastEnter={() => undefined} />
          )
        }
      </Read>
    </Stack>
  )
}
