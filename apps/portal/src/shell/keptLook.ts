/** Some of a page's words, where they stood: its first look when it is loaded anew. */
export interface KeptLook {
  /** Whose page it was. */
  username: string
  /** By the page's address: the width of the window in CSS pixels, and the words. */
  pages: Record<string, { width: number; words: KeptWords[] }>
}

/** Words of a page. */
export interface KeptWords {
  /** In the lines as they stood. */
  text: string
  /** How they stood and looked, as a style of their element. */
  style: string
}

/** Beside the session, where start.js reads it, and cleared with it by signing out. */
const NAME = 'trade:look'
/** A session that is kept for all tabs, or for this one. */
const SESSION = /^trade:@.*:session$/
const MOST_PAGES = 8
const MOST_WORDS = 12
/** A cart has hundreds of names, and asking where one stands has the browser lay out all around it. */
const MOST_FOUND = 40
/** Headings, and the names of what is in a cart: no amounts, which may have changed since. */
const WORDS = 'h1, h2, h3, [data-part="name"]'
const COPIED = ['font', 'letter-spacing', 'text-align'] as const

/** Keeps the words of a page as they stand now, for the customer's next load of it. */
export function keepLook({ username, place, main }: { username: string; place: string; main: HTMLElement }) {
  const found = [...main.querySelectorAll<HTMLElement>(WORDS)].slice(0, MOST_FOUND)
  const words = found.flatMap(wordsOf).slice(0, MOST_WORDS)
  if (words.length === 0) return
  try {
    const storage = storageOfSession()
    if (!storage) return
    const kept = JSON.parse(storage.getItem(NAME) ?? 'null') as KeptLook | null
    const { [addressOf(place)]: _, ...others } = kept?.username === username ? kept.pages : {}
    const latest = Object.entries(others).slice(1 - MOST_PAGES)
    const pages = Object.fromEntries([...latest, [addressOf(place), { width: innerWidth, words }]])
    storage.setItem(NAME, JSON.stringify({ username, pages } satisfies KeptLook))
  } catch {
    // Blocked or full: the first look then shows the merchant's bar alone.
  }
}

/** Several portals of one host differ in their path. */
const addressOf = (place: string) => `${location.pathname}#${place}`

function storageOfSession(): Storage | undefined {
  return [sessionStorage, localStorage].find((storage) =>
    Object.keys(storage).some((key) => SESSION.test(key)),
  )
}

/** The words of an element that the first screen of the page shows whole. */
function wordsOf(element: HTMLElement): KeptWords[] {
  if (element.closest('[role="alert"]')) return []
  const { left, top, width, height } = element.getBoundingClientRect()
  const fromTop = top + scrollY
  if (width === 0 || left < 0 || left + width > innerWidth || fromTop + height > innerHeight) return []
  const text = linesOf(element)
  if (!text) return []
  const looks = getComputedStyle(element)
  const copied = COPIED.map((name) => `${name}:${looks.getPropertyValue(name)}`)
  const where = [`left:${left}px`, `top:${fromTop}px`, `width:${width}px`]
  return [{ text, style: [...where, ...copied].join(';') }]
}

/** The words of an element, a line for each that the browser has broken them into. */
function linesOf(element: HTMLElement): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let text = ''
  let middleOfLine = Infinity
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (const { 0: word, index } of node.data.matchAll(/\s+|\S+/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const { top, bottom, width } = range.getBoundingClientRect()
      if (width === 0) continue
      if (top > middleOfLine) text = `${text.trimEnd()}\n`
      text += word.trim() || ' '
      middleOfLine = (top + bottom) / 2
    }
  }
  return text.trim()
}
