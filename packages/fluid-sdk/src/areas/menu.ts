import { image, parts, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import type { WireMenuEntry } from '../wire/catalogue'

/** A class of products: the third level of the menu. */
export interface ProductClass {
  id: string
  name: string
}

/** A type of products: the second level of the menu. */
export interface ProductType {
  id: string
  name: string
  /** Address of the picture, resolved against the endpoint, or `null`. */
  image: string | null
  classes: ProductClass[]
}

/** A category: the first level of the menu. */
export interface Category {
  id: string
  name: string
  image: string | null
  types: ProductType[]
}

/** A level of the menu under construction: its name may arrive after its children, or never. */
interface Node {
  id: string
  name: string
  image: string | null
  children: Map<string, Node>
}

/** Builds the tree of categories, types and classes from the menu's rows, in the order in which ids first appear. */
export function toMenu(
  entries: readonly NonNullable<Untrusted<WireMenuEntry>>[],
  endpoint: string,
): Category[] {
  const root = node('')
  for (const entry of entries) {
    const path = pathOf(entry)
    if (!path) continue
    const container = path.reduce(child, root)
    container.name = text(entry.menuDesc).trim() || container.name
    container.image = image(parts(entry.menuFiles).find(Boolean), endpoint) ?? container.image
  }
  return levels(root).map((category) => ({
    ...named(category),
    image: category.image,
    types: levels(category).map((type) => ({
      ...named(type),
      image: type.image,
      classes: levels(type).map(named),
    })),
  }))
}

/** Returns the ids from the category down; `null` when a level in between is missing. */
function pathOf(entry: NonNullable<Untrusted<WireMenuEntry>>): string[] | null {
  const ids = [entry.prodCategory, entry.prodType, entry.prodClass].map(text)
  const depth = ids.indexOf('') === -1 ? ids.length : ids.indexOf('')
  return depth > 0 && ids.slice(depth).every((id) => id === '') ? ids.slice(0, depth) : null
}

function child(parent: Node, id: string): Node {
  const current = parent.children.get(id) ?? node(id)
  parent.children.set(id, current)
  return current
}

function node(id: string): Node {
  return { id, name: id, image: null, children: new Map() }
}

function levels(parent: Node): Node[] {
  return [...parent.children.values()]
}

function named({ id, name }: Node) {
  return { id, name }
}
