import type { CartLine } from '@trade-portal/fluid-sdk'

/** A line, the same for all ways. */
export interface PlainLine {
  id: number
  productId: string
  name: string
  unit: string
  image: string | null
  /** In dollars. */
  price: number
  quantity: number
}

const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
export const moneyText = (amount: number) => money.format(amount)

export function plainLine({ id, productId, name, unit, image, unitPrice, quantity }: CartLine): PlainLine {
  const price = (unitPrice ?? 0) / 10_000
  return { id, productId, name, unit, image, price, quantity: Math.max(1, quantity) }
}

/** Renders a hand-written cart, the minimum work for a browser. @returns a function that removes it. */
export function openRawCart(container: HTMLElement, all: readonly PlainLine[]) {
  const lines = all.map((line) => ({ ...line }))
  const list = document.createElement('ul')
  list.style.cssText = 'list-style: none; padding: 0; font-size: 14px'
  const total = document.createElement('p')
  const tellTotal = () => {
    total.textContent = moneyText(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  }
  list.append(...lines.map(lineOf))
  tellTotal()
  container.append(list, total)
  return () => container.replaceChildren()

  function lineOf(line: PlainLine) {
    const item = document.createElement('li')
    item.style.cssText =
      'display: grid; grid-template-columns: 64px 1fr 140px 110px 44px; gap: 16px; min-height: 80px; border-top: 1px solid'
    const picture = document.createElement('img')
    picture.alt = ''
    picture.loading = 'lazy'
    picture.width = picture.height = 64
    if (line.image) picture.src = line.image
    const words = document.createElement('div')
    words.append(block(line.name), block(`${line.productId} · ${moneyText(line.price)} per ${line.unit}`))
    const sum = document.createElement('span')
    const tellSum = () => {
      sum.textContent = moneyText(line.price * line.quantity)
    }
    tellSum()
    const remove = button('×', `Remove ${line.name}`, () => item.remove())
    item.append(picture, words, stepperOf(line, tellSum), sum, remove)
    return item
  }

  function stepperOf(line: PlainLine, tellSum: () => void) {
    const field = document.createElement('input')
    field.size = 4
    field.setAttribute('role', 'spinbutton')
    field.setAttribute('aria-label', `Quantity of ${line.name}`)
    field.value = String(line.quantity)
    const change = (by: number) => {
      line.quantity = Math.max(1, line.quantity + by)
      field.value = String(line.quantity)
      tellSum()
      tellTotal()
    }
    const stepper = document.createElement('div')
    const less = button('−', `Decrease quantity of ${line.name}`, () => change(-1))
    stepper.append(
      less,
      field,
      button('+', `Increase quantity of ${line.name}`, () => change(1)),
    )
    return stepper
  }
}

function block(words: string) {
  const element = document.createElement('div')
  element.textContent = words
  return element
}

function button(words: string, label: string, press: () => void) {
  const element = document.createElement('button')
  element.textContent = words
  element.setAttribute('aria-label', label)
  element.addEventListener('click', press)
  return element
}
