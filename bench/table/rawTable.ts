import type { SampleInvoice } from '../../packages/portal-components/src/testing/sampleInvoices'

const ROW = 45
const OVERSCAN = 8
const amount = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** The same rows by hand: one table, of which the rows near the screen are made and the others are room. */
export function openRawTable(place: HTMLElement, all: SampleInvoice[]) {
  const table = document.createElement('table')
  table.style.cssText = 'display: block; font-size: 14px'
  const body = document.createElement('tbody')
  body.style.display = 'block'
  table.append(headOf(), body)
  place.append(table)
  let rows = all

  const draw = () => {
    const top = Math.max(0, window.scrollY - body.offsetTop)
    const first = Math.max(0, Math.floor(top / ROW) - OVERSCAN)
    const last = Math.min(rows.length, Math.ceil((top + window.innerHeight) / ROW) + OVERSCAN)
    body.style.paddingTop = `${first * ROW}px`
    body.style.paddingBottom = `${(rows.length - last) * ROW}px`
    body.replaceChildren(...rows.slice(first, last).map(rowOf))
  }
  window.addEventListener('scroll', draw)
  draw()
  return {
    show(next: SampleInvoice[]) {
      rows = next
      draw()
    },
    close() {
      window.removeEventListener('scroll', draw)
      table.remove()
    },
  }
}

const GRID =
  'display: grid; grid-template-columns: 44px 84px 64px 88px 1fr 1fr 1.3fr 1.3fr 108px; column-gap: 16px'

function headOf() {
  const head = document.createElement('thead')
  const row = head.insertRow()
  row.style.cssText = GRID
  row.append(checkbox('Select all'))
  for (const name of [
    'Invoice',
    'Type',
    'Date',
    'Branch',
    'Order ref',
    'Delivery address',
    'Job name',
    'Amount',
  ]) {
    const cell = document.createElement('th')
    const button = document.createElement('button')
    button.textContent = name
    cell.append(button)
    row.append(cell)
  }
  return head
}

function rowOf({ number, type, date, branch, reference, address, job, cents }: SampleInvoice) {
  const row = document.createElement('tr')
  row.style.cssText = `${GRID}; min-height: ${ROW}px; box-sizing: border-box; border-top: 1px solid`
  const link = document.createElement('a')
  link.href = `#/invoices/${number}`
  link.textContent = String(number)
  row.append(checkbox(`Select ${number}`), cellOf(link))
  for (const text of [type, date, branch, reference, address, job, amount.format(cents / 100)]) {
    row.append(cellOf(document.createTextNode(text)))
  }
  return row
}

function cellOf(content: Node) {
  const cell = document.createElement('td')
  cell.append(content)
  return cell
}

function checkbox(label: string) {
  const input = document.createElement('input')
  input.type = 'checkbox'
  input.setAttribute('aria-label', label)
  return cellOf(input)
}
