import { memo, useCallback, useState } from 'react'
import type { ComponentType } from 'react'
import { Button, Group, Input, NumberField } from 'react-aria-components'
import { styled } from 'styled-components'
import { moneyText } from './rawCart'
import type { PlainLine } from './rawCart'

const List = styled.ul`
  list-style: none;
  padding: 0;
  font-size: 14px;
`
const Item = styled.li`
  display: grid;
  grid-template-columns: 64px 1fr 140px 110px 44px;
  gap: 16px;
  min-height: 80px;
  border-top: 1px solid;
`

interface StepperProps {
  line: PlainLine
  onChange: (id: number, quantity: number) => void
}

/** A cart of React and styled components. Each line renders again for its own changes only. */
function cartOf(Stepper: ComponentType<StepperProps>) {
  const Line = memo(function Line({ line, onChange }: StepperProps) {
    const { productId, name, unit, image, price, quantity } = line
    return (
      <Item>
        <img alt="" loading="lazy" width={64} height={64} src={image ?? undefined} />
        <div>
          <div>{name}</div>
          <div>
            {productId} · {moneyText(price)} per {unit}
          </div>
        </div>
        <Stepper line={line} onChange={onChange} />
        <span>{moneyText(price * quantity)}</span>
        <button aria-label={`Remove ${name}`}>×</button>
      </Item>
    )
  })
  return function ReactCart({ all }: { all: readonly PlainLine[] }) {
    const [lines, setLines] = useState(all)
    const change = useCallback((id: number, quantity: number) => {
      setLines((now) => now.map((line) => (line.id === id ? { ...line, quantity } : line)))
    }, [])
    return (
      <>
        <List>
          {lines.map((line) => (
            <Line key={line.id} line={line} onChange={change} />
          ))}
        </List>
        <p>{moneyText(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))}</p>
      </>
    )
  }
}

/** The same plain elements as the hand-written cart. */
export const PlainCart = cartOf(function PlainStepper({ line: { id, name, quantity }, onChange }) {
  return (
    <div>
      <button
        aria-label={`Decrease quantity of ${name}`}
        onClick={() => onChange(id, Math.max(1, quantity - 1))}
      >
        −
      </button>
      <input
        size={4}
        role="spinbutton"
        aria-label={`Quantity of ${name}`}
        value={quantity}
        onChange={({ target }) => onChange(id, Number(target.value) || 1)}
      />
      <button aria-label={`Increase quantity of ${name}`} onClick={() => onChange(id, quantity + 1)}>
        +
      </button>
    </div>
  )
})

/** React Aria's number field in each line. */
export const AriaCart = cartOf(function AriaStepper({ line: { id, name, quantity }, onChange }) {
  return (
    <NumberField
      aria-label={`Quantity of ${name}`}
      value={quantity}
      minValue={1}
      onChange={(wanted) => onChange(id, wanted)}
    >
      <Group>
        <Button slot="decrement">−</Button>
        <Input size={4} />
        <Button slot="increment" aria-label={`Increase quantity of ${name}`}>
          +
        </Button>
      </Group>
    </NumberField>
  )
})
