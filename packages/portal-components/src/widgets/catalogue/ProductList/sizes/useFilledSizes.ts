import { lineTotal, tallyQuantity } from '@trade-portal/fluid-sdk'
import type { Money, Product, TallyLength } from '@trade-portal/fluid-sdk'
import { useRef, useState } from 'react'
import { useNotify } from '../../../../context/notices'
import { usePortal, useMessages } from '../../../../context/PortalContext'
import type { StoredOwner } from '../../../../context/stored/openStored'
import { useStoredOwner } from '../../../../context/stored/openStored'
import { useAddOneOfMany } from '../../../../data/cart/additions'
import { tallyOf } from '../../../../data/cart/tallyEntry'
import { draftOfProduct } from '../../../../data/drafts/draftNames'
import { createTallyDraft } from '../../../../data/drafts/tallyDrafts'
import { isUnsure, writeMessage } from '../../../../data/useWrite'
import { noticesMessages } from '../../../../messages/common'
import { sizeGridMessages } from '../../../../messages/sizeGrid'

/** The quantity of a size, to be added to the cart. */
export interface FilledSize {
  product: Product
  unit: string
  /** In the product's unit. */
  quantity: number
  /** Pieces of a tally, or the quantity itself. */
  pieces: number
  tally?: TallyLength[]
}

export type FilledSizes = ReadonlyMap<string, FilledSize>

export interface SizeSums {
  sizes: number
  pieces: number
  /** The sum of each unit of length. */
  lengths: [unit: string, quantity: number][]
  /** `null` if a price is on request. */
  total: Money | null
}

/**
 * The filled sizes of a range, and their way to the cart. Tallies begin with the customer's stored drafts, which the
 * tally modal shares. Each line is added by itself: a failed one stays filled, with its message.
 */
export function useFilledSizes(range: readonly Product[]) {
  const { messagesOf } = usePortal()
  const owner = useStoredOwner()
  const notices = useMessages(noticesMessages)
  const words = useMessages(sizeGridMessages)
  const notify = useNotify()
  const { mutateAsync } = useAddOneOfMany()
  const [filled, setFilled] = useState(() => storedSizes(range, owner))
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [adding, setAdding] = useState<{ done: number; all: number } | null>(null)
  const [resets, setResets] = useState(0)
  const isAdding = useRef(false)

  const fill = (product: Product, size: FilledSize | null) => {
    setFilled((before) => {
      const next = new Map(before)
      if (size && size.quantity > 0) next.set(product.id, size)
      else next.delete(product.id)
      return next
    })
  }
  const change = (product: Product, size: FilledSize | null) => {
    fill(product, size)
    setProblems((before) => without(before, product.id))
  }
  const empty = (product: Product) => {
    createTallyDraft(owner, draftOfProduct(product.id)).clear()
    change(product, null)
  }

  const addAll = async () => {
    const lines = [...filled.values()]
    let added = 0
    let failed = 0
    for (const [index, { product, unit, quantity, tally }] of lines.entries()) {
      setAdding({ done: index, all: lines.length })
      try {
        await mutateAsync({ product, unit, quantity, ...(tally && { tally }) })
        added += 1
        empty(product)
      } catch (error) {
        // An expired session has no message here. The cart has to be checked after it.
        const message = writeMessage(error, messagesOf)
        const isDoubtful = message === null || isUnsure(error)
        failed += 1
        // Another press must not add it twice. Its lengths are still there when the size is opened.
        if (isDoubtful) fill(product, null)
        setProblems((before) => new Map(before).set(product.id, message ?? notices.unsureAdded))
        if (isDoubtful) break
      }
    }
    setAdding(null)
    setResets((count) => count + 1)
    if (added > 0) notify.success(words.added(added))
    if (failed > 0) notify.error(words.failed(failed))
  }

  return {
    filled,
    /** Messages of lines that were not added, by product. */
    problems,
    adding,
    /** Increases when an open editor has to start again. */
    resets,
    /** `isTyped`: by the customer, who has seen the message of an earlier attempt. Otherwise it is a stored tally. */
    fillTally: (product: Product, tally: TallyLength[], isTyped: boolean) =>
      (isTyped ? change : fill)(product, ofTally(product, tally)),
    fillQuantity: (product: Product, quantity: number) =>
      change(product, { product, unit: product.units[0] ?? '', quantity, pieces: quantity }),
    clear: () => {
      for (const { product } of filled.values()) empty(product)
      setResets(resets + 1)
    },
    add: async () => {
      if (isAdding.current || filled.size === 0) return
      isAdding.current = true
      await addAll().finally(() => (isAdding.current = false))
    },
  }
}

/** Returns the sizes with a stored tally. */
function storedSizes(range: readonly Product[], owner: StoredOwner): FilledSizes {
  const sizes = range
    .filter(({ isTally }) => isTally)
    .map((product) => {
      const entry = createTallyDraft(owner, draftOfProduct(product.id)).read()
      const isPreset = entry !== null && entry.pieces.length > 0
      return ofTally(product, isPreset ? entry.pieces : tallyOf(entry?.rows ?? { rows: [] }))
    })
  return new Map(sizes.filter(({ quantity }) => quantity > 0).map((size) => [size.product.id, size]))
}

/** Sums what is filled in. A unit of length is one that is ordered by a tally. */
export function sumsOf(filled: FilledSizes): SizeSums {
  const sizes = [...filled.values()]
  const lengths = new Map<string, number>()
  let total: Money | null = 0
  for (const { product, unit, quantity, tally } of sizes) {
    if (tally) lengths.set(unit, (lengths.get(unit) ?? 0) + quantity * 1000)
    const amount = lineTotal(product.customerPrice, quantity)
    total = total === null || amount === null ? null : total + amount
  }
  return {
    sizes: sizes.length,
    pieces: sizes.reduce((sum, { pieces }) => sum + pieces, 0),
    lengths: [...lengths].map(([unit, thousandths]) => [unit, Math.round(thousandths) / 1000]),
    total,
  }
}

function ofTally(product: Product, tally: TallyLength[]): FilledSize {
  return {
    product,
    unit: product.units[0] ?? '',
    quantity: tallyQuantity(tally),
    pieces: tally.reduce((sum, { quantity }) => sum + quantity, 0),
    tally: tally.filter(({ quantity }) => quantity > 0),
  }
}

function without<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  if (!map.has(key)) return map
  const next = new Map(map)
  next.delete(key)
  return next
}
