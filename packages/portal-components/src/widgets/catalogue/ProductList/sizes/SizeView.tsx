import type { Product } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useMessages } from '../../../../context/PortalContext'
import type { SizeGrid, SizeTable } from '../../../../data/catalogue/sizeGrid'
import { useIsNarrow } from '../../../../hooks/useIsNarrow'
import { sizeGridMessages } from '../../../../messages/sizeGrid'
import { Segmented } from '../../../../parts/Segmented'
import { Heading } from '../../../../parts/Heading'
import { Row, Stack, Text } from '../../../../parts/layout/Layout'
import { Picture } from '../../../../parts/Picture'
import { moveByArrow } from './moveByArrow'
import { SizeBar } from './SizeBar'
import { SizeCell } from './SizeCell'
import { SizeEditor } from './SizeEditor'
import * as S from './SizeView.styles'
import { sumsOf, useFilledSizes } from './useFilledSizes'

export interface SizeViewProps {
  grid: SizeGrid
  /** All products of the grid's tables. */
  products: readonly Product[]
  seesPrices: boolean
}

type Filling = ReturnType<typeof useFilledSizes>

/** A range by size: one table for each family, and a bar that adds all filled sizes to the cart. */
export function SizeView({ grid, products, seesPrices }: SizeViewProps) {
  const filling = useFilledSizes(products)
  const { ref, isNarrow } = useIsNarrow({ below: 40 })
  const Table = isNarrow ? NarrowTable : WideTable
  return (
    <Stack gap={16} ref={ref}>
      {grid.tables.map((table) => (
        <Table key={table.family} table={table} seesPrices={seesPrices} filling={filling} />
      ))}
      {filling.filled.size > 0 && (
        <SizeBar
          sums={sumsOf(filling.filled)}
          seesPrices={seesPrices}
          adding={filling.adding}
          onClear={filling.clear}
          onAdd={() => void filling.add()}
        />
      )}
    </Stack>
  )
}

interface TableProps {
  table: SizeTable
  seesPrices: boolean
  filling: Filling
}

function TableHead({ table }: { table: SizeTable }) {
  const words = useMessages(sizeGridMessages)
  const first = table.rows.flatMap(({ products }) => products).find((product) => product !== null)
  return (
    <S.TableHead>
      <Picture src={first?.image ?? null} alt="" ratio="4/3" />
      <Stack>
        <Heading level={2}>{table.family}</Heading>
        <Text size={14} tone="muted">
          {words.hint}
        </Text>
      </Stack>
    </S.TableHead>
  )
}

/** The open size of a table, and the keys that open and close it. */
function useOpenSize() {
  const [openId, setOpenId] = useState<string | null>(null)
  const close = (event: { currentTarget: HTMLElement } | null, id: string) => {
    setOpenId(null)
    const root = event?.currentTarget.getRootNode() as Document | ShadowRoot | undefined
    ;(root ?? document).querySelector<HTMLElement>(`[data-product="${CSS.escape(id)}"]`)?.focus()
  }
  return {
    openId,
    toggle: ({ id }: Product) => setOpenId(openId === id ? null : id),
    close,
    /** Esc closes the editor, and returns to its cell. */
    onEditorKey: (event: KeyboardEvent<HTMLElement>, id: string) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close(event, id)
    },
  }
}

function WideTable({ table, seesPrices, filling }: TableProps) {
  const words = useMessages(sizeGridMessages)
  const open = useOpenSize()
  const [stop, setStop] = useState<string | null>(null)
  const { columns, rows, family } = table
  const firstId = rows.flatMap(({ products }) => products).find((product) => product !== null)?.id
  return (
    <S.Card>
      <TableHead table={table} />
      <S.Grid
        role="grid"
        aria-label={family}
        onKeyDown={moveByArrow}
        onFocus={({ target }) => {
          const { product } = (target as HTMLElement).dataset
          if (product !== undefined) setStop(product)
        }}
      >
        <thead>
          <tr>
            <th scope="col">{words.size}</th>
            {columns.map((suffix) => (
              <th key={suffix} scope="col">
                {suffix || words.plain}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, products }) => {
            const opened = products.find((product) => product !== null && product.id === open.openId) ?? null
            const suffix = columns[products.indexOf(opened)] ?? ''
            return [
              <tr key={size}>
                <th scope="row">{size}</th>
                {products.map((product, index) => (
                  <td key={columns[index]} role="gridcell">
                    {product ? (
                      <SizeCell
                        product={product}
                        size={size}
                        suffix={columns[index] ?? ''}
                        filled={filling.filled.get(product.id)}
                        hasProblem={filling.problems.has(product.id)}
                        isOpen={product === opened}
                        seesPrices={seesPrices}
                        isStop={(stop ?? firstId) === product.id}
                        onPress={open.toggle}
                      />
                    ) : (
                      <S.NoProduct>{words.noProduct}</S.NoProduct>
                    )}
                  </td>
                ))}
              </tr>,
              opened && (
                <tr key={`${size} open`}>
                  <S.EditorCell
                    role="gridcell"
                    colSpan={columns.length + 1}
                    onKeyDown={(event) => open.onEditorKey(event, opened.id)}
                  >
                    <Editor
                      product={opened}
                      name={`${size} ${suffix}`.trim()}
                      {...{ seesPrices, filling, open }}
                    />
                  </S.EditorCell>
                </tr>
              ),
            ]
          })}
        </tbody>
      </S.Grid>
    </S.Card>
  )
}

/** On a phone the suffixes are one choice, and the sizes a list below it. */
function NarrowTable({ table, seesPrices, filling }: TableProps) {
  const words = useMessages(sizeGridMessages)
  const open = useOpenSize()
  const { columns, rows, family } = table
  const [column, setColumn] = useState(0)
  const filledIn = (index: number) =>
    rows.filter(({ products }) => filling.filled.has(products[index]?.id ?? '')).length
  return (
    <S.Card>
      <TableHead table={table} />
      <S.Chips>
        <Segmented
          label={`${words.treatments}, ${family}`}
          value={String(column)}
          onChange={(chosen) => setColumn(Number(chosen))}
          options={columns.map((suffix, index) => {
            const count = index === column ? 0 : filledIn(index)
            return {
              id: String(index),
              name: [suffix || words.plain, ...(count > 0 ? [words.filled(count)] : [])].join(', '),
            }
          })}
        />
      </S.Chips>
      <S.Sizes>
        {rows.map(({ size, products }) => {
          const product = products[column]
          if (!product) return null
          const suffix = columns[column] ?? ''
          const isOpen = open.openId === product.id
          return (
            <li key={size}>
              <Row gap={8} align="stretch" justify="space-between">
                <S.Size>{size}</S.Size>
                <SizeCell
                  product={product}
                  size={size}
                  suffix={suffix}
                  filled={filling.filled.get(product.id)}
                  hasProblem={filling.problems.has(product.id)}
                  isOpen={isOpen}
                  seesPrices={seesPrices}
                  isStop
                  onPress={open.toggle}
                />
              </Row>
              {isOpen && (
                <S.EditorFrame onKeyDown={(event) => open.onEditorKey(event, product.id)}>
                  <Editor
                    product={product}
                    name={`${size} ${suffix}`.trim()}
                    {...{ seesPrices, filling, open }}
                  />
                </S.EditorFrame>
              )}
            </li>
          )
        })}
      </S.Sizes>
    </S.Card>
  )
}

interface EditorProps {
  product: Product
  name: string
  seesPrices: boolean
  filling: Filling
  open: ReturnType<typeof useOpenSize>
}

function Editor({ product, name, seesPrices, filling, open }: EditorProps) {
  return (
    <SizeEditor
      // Starts again after its lengths went to the cart.
      key={`${product.id} ${filling.resets}`}
      product={product}
      name={name}
      quantity={filling.filled.get(product.id)?.quantity ?? 0}
      seesPrices={seesPrices}
      problem={filling.problems.get(product.id)}
      onTally={filling.fillTally}
      onQuantity={filling.fillQuantity}
      onClose={() => open.close(null, product.id)}
    />
  )
}
