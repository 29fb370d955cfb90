import { lineTotal, tallyQuantity } from '@trade-portal/fluid-sdk'
import type { Money, TallyLength } from '@trade-portal/fluid-sdk'
import { useDeferredValue, useRef, useState } from 'react'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Modal } from '../../parts/Modal'
import { Picture } from '../../parts/Picture'
import { focusInvalid } from '../../parts/field/focusInvalid'
import { usePortal, useMessages } from '../../context/PortalContext'
import { priceText, taxText } from '../../messages/prices'
import { lengthsQuery } from '../../data/catalogue/catalogue'
import { isSameTally } from '../../data/cart/isSameTally'
import { check, isCountable } from '../../data/cart/tallyEntry'
import { unreadText } from '../../data/cart/writtenTally'
import { useRead } from '../../data/useRead'
import { Read } from '../Read/Read'
import { FreeRows } from './FreeRows'
import { PresetRows } from './PresetRows'
import { TallyColumns } from './TallyColumns'
import { TallyFooter } from './TallyFooter'
import { TallySkeleton } from './TallySkeleton'
import { TallyText } from './TallyText'
import { useTallyEntry } from './useTallyEntry'
import * as S from './TallyModal.styles'
import { tallyMessages } from '../../messages/tally'

/** Name of the text line. */
const TEXT = 'tally-text'

export interface TalliedProduct {
  id: string
  name: string
  /** The unit of the lengths: m, ft. */
  unit: string
  /** Price per unit, or `null` for a price on request. */
  price: Money | null
  image?: string | null
}

export interface TallyModalProps {
  product: TalliedProduct
  /** Current tally of the line, for an update. */
  initialTally?: TallyLength[]
  mode: 'add' | 'update'
  /** Name of the stored draft. No draft is stored if left out. */
  draftName?: string
  /** Hides prices where the merchant shows none at this step. */
  hidesPrice?: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Submits the tally. The modal closes on success, and keeps all entries on a rejection. */
  onSubmit: (tally: TallyLength[]) => Promise<void>
}

/** Asks for the pieces of each length: of the stocked lengths, or of typed ones if none are stocked. */
export function TallyModal({
  product,
  initialTally,
  mode,
  draftName,
  hidesPrice = false,
  isOpen,
  onOpenChange,
  onSubmit,
}: TallyModalProps) {
  const portal = usePortal()
  const { client, settings } = portal
  const words = useMessages(tallyMessages)
  const lengths = useRead(lengthsQuery(client, product.id), { isEnabled: isOpen })
  const offered = lengths.data ?? []
  const entry = useTallyEntry({ draftName: draftName ?? null, initialTally, unit: product.unit, offered })
  const [isSending, setIsSending] = useState(false)
  // Deferred until the press has rendered: the browser recalculates the styles of everything inert.
  const isLocked = useDeferredValue(isSending)
  const [isBlocked, setIsBlocked] = useState(false)
  const [isTextChecked, setIsTextChecked] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const send = useRef<HTMLDivElement>(null)

  const hasPresets = offered.length > 0
  const { tally } = entry
  const quantity = tallyQuantity(tally)
  const isTooMuch = !isCountable(tally)
  const isBegun = initialTally !== undefined && entry.isStored && !isSameTally(tally, initialTally)
  const { price } = product
  const showsPrice = !hidesPrice && !(mode === 'add' && settings.hidesProductPrices)

  const rowPrice = showsPrice ? price : null

  const facts = [
    ...(mode === 'update' ? [product.name] : []),
    product.id,
    ...(showsPrice
      ? [
          price === null
            ? priceText(null, portal)
            : `${priceText(price, portal)}\u00a0/\u00a0${product.unit} ${taxText(portal)}`,
        ]
      : []),
  ]

  const submit = async () => {
    if (isSending || !lengths.data) return
    if (unreadText(entry.written)) {
      setIsTextChecked(true)
      return focusField(TEXT)
    }
    if (focusInvalid(body.current)) return
    if (!hasPresets) {
      const { rows, attention } = check(entry.rows)
      entry.setRows(rows)
      if (attention) return focusField(`${attention.field}-${attention.rowId}`)
    }
    if (quantity === 0) {
      setIsBlocked(true)
      return focusField(TEXT)
    }
    if (isTooMuch) return focusFirstRow()
    setIsSending(true)
    try {
      await onSubmit(tally)
      entry.reset()
      // A modal closed and reopened in the meantime holds another tally, and stays open.
      if (body.current) onOpenChange(false)
    } catch {
      // The owner of `onSubmit` reports the reason; the entries stay.
    } finally {
      setIsSending(false)
    }
  }

  const focusField = (name: string) => focusAt(`input[name="${name}"]`)
  const focusFirstRow = () => focusAt(`input:not([name="${TEXT}"])`)
  const focusAt = (selector: string) => body.current?.querySelector<HTMLInputElement>(selector)?.focus()
  const focusSend = () => send.current?.querySelector('button')?.focus()

  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={mode === 'update' ? words.updateTitle : product.name}
      subtitle={facts.join(' · ')}
      media={<Picture src={product.image ?? null} alt="" size={64} />}
      size="medium"
      footer={
        <TallyFooter
          mode={mode}
          tally={tally}
          quantity={quantity}
          unit={product.unit}
          showsPrice={showsPrice && !isTooMuch}
          total={lineTotal(price, quantity)}
          isSending={isSending}
          blocked={isTooMuch ? words.tooMuch : isBlocked && quantity === 0 ? words.blocked : null}
          sendRef={send}
          onSubmit={() => void submit()}
        />
      }
    >
      <S.Body ref={body} inert={isLocked}>
        <Read of={lengths} skeleton={<TallySkeleton />} frame="none">
          {() => (
            <>
              {isBegun && (
                <S.Begun>
                  <Callout tone="info" action={<Button onPress={entry.startOver}>{words.startOver}</Button>}>
                    <span role="status">{words.begun}</span>
                  </Callout>
                </S.Begun>
              )}
              <S.Top>
                <TallyText
                  text={entry.text}
                  written={entry.written}
                  readCount={entry.readCount}
                  unit={product.unit}
                  isChecked={isTextChecked}
                  onChange={(text) => {
                    setIsTextChecked(false)
                    entry.setText(text)
                  }}
                  onEnter={(isDone) => (isDone ? focusFirstRow() : entry.enterText())}
                />
                <TallyColumns unit={product.unit} isTyped={!hasPresets} showsAmounts={rowPrice !== null} />
              </S.Top>
              {hasPresets ? (
                <PresetRows
                  rows={entry.presets}
                  unit={product.unit}
                  price={rowPrice}
                  onChange={entry.setPiecesOf}
                  onLastEnter={focusSend}
                />
              ) : (
                <FreeRows tally={entry.rows} onChange={entry.setRows} onLastEnter={focusSend} />
              )}
            </>
          )}
        </Read>
      </S.Body>
    </Modal>
  )
}
