/** A hand-written list: the minimum work for a browser. */
export interface RawList<Row> {
  label: string
  grid: string
  heads: readonly string[]
  /** Keys of the sortable headers. */
  sortKeys: Readonly<Record<string, (row: Row) => string | number | null>>
  /** The searched text of a row. */
  textOf: (row: Row) => string
  cellsOf: (row: Row) => Node[]
}

const ROW = 45
/** As many rows out of view as our tables render. */
const OVERSCAN = 2
const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' })

/** Opens a list that renders the rows near the viewport, with a search and sortable headers, without any library. */
export function openRawList<Row>(container: HTMLElement, all: readonly Row[], list: RawList<Row>) {
  const search = document.createElement('input')
  search.type = 'search'
  search.setAttribute('aria-label', `Search in ${list.label}`)
  const table = document.createElement('table')
  table.style.cssText = 'display: block; font-size: 14px'
  const body = document.createElement('tbody')
  body.style.display = 'block'
  table.append(headOf(), body)
  container.append(search, table)
  let sorted = all.map((row) => ({ row, text: '' }))
  let rows = sorted
  let order = { head: '', sign: 1 }
  let rendered = [-1, -1]

  const draw = () => {
    const top = Math.max(0, window.scrollY - body.offsetTop)
    const first = Math.max(0, Math.floor(top / ROW) - OVERSCAN)
    const last = Math.min(rows.length, Math.ceil((top + window.innerHeight) / ROW) + OVERSCAN)
    if (rendered[0] === first && rendered[1] === last) return
    rendered = [first, last]
    body.style.paddingTop = `${first * ROW}px`
    body.style.paddingBottom = `${(rows.length - last) * ROW}px`
    body.replaceChildren(...rows.slice(first, last).map(({ row }) => rowOf(row)))
  }
  const filter = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    rows = sorted.filter(({ text }) => words.every((word) => text.includes(word)))
    rendered = [-1, -1]
    draw()
  }
  const readTexts = () => {
    for (const one of sorted) one.text = list.textOf(one.row).toLowerCase()
  }
  // Before anybody types, like the widget.
  setTimeout(readTexts, 200)
  search.addEventListener('input', filter)
  window.addEventListener('scroll', draw)
  draw()
  return () => {
    window.removeEventListener('scroll', draw)
    container.replaceChildren()
  }

  function headOf() {
    const head = document.createElement('thead')
    const row = head.insertRow()
    row.style.cssText = list.grid
    for (const name of list.heads) {
      const cell = document.createElement('th')
      const button = document.createElement('button')
      button.textContent = name
      button.addEventListener('click', () => sortBy(name))
      cell.append(button)
      row.append(cell)
    }
    return head
  }

  function sortBy(head: string) {
    const keyOf = list.sortKeys[head]
    if (!keyOf) return
    order = { head, sign: order.head === head ? -order.sign : 1 }
    const { sign } = order
    sorted = sorted
      .map((one) => ({ one, key: keyOf(one.row) }))
      .sort(({ key: one }, { key: other }) => {
        if (one === null || other === null) return Number(one === null) - Number(other === null)
        return typeof one === 'number'
          ? sign * (one - Number(other))
          : sign * collator.compare(one, String(other))
      })
      .map(({ one }) => one)
    rows = sorted
    rendered = [-1, -1]
    draw()
  }

  function rowOf(row: Row) {
    const element = document.createElement('tr')
    element.style.cssText = `${list.grid}; min-height: ${ROW}px; box-sizing: border-box; border-top: 1px solid`
    for (const content of list.cellsOf(row)) {
      const cell = document.createElement('td')
      cell.append(content)
      element.append(cell)
    }
    return element
  }
}
