import type { PageParam } from './PageParam'
import { widgetParams } from './params'

/** A keeper of a widget's values outside of it: the attributes of an element, or the address. */
export interface ParamStore {
  /** Returns what is kept of a param; `undefined`: the widget keeps it itself. */
  read: (attribute: string, param: PageParam) => string | undefined
  /** Keeps other values. `isTyped`: they change while somebody types, which is no step to go back to. */
  write: (values: Readonly<Record<string, string>>, options: { isTyped: boolean }) => void
}

/** Returns the props of a widget that a store keeps, each with the callback that keeps another value. */
export function paramProps(widget: string, store: ParamStore): Record<string, unknown> {
  const params = Object.entries(widgetParams[widget] ?? {})
  const kept = params.flatMap(([prop, param]) => {
    const attribute = param.attribute ?? prop
    const text = store.read(attribute, param) ?? (param.isRequired ? '' : undefined)
    return text === undefined ? [] : [{ prop, attribute, param, text }]
  })
  const changing = kept.filter(({ param }) => !param.isOfPath)
  const groups = Map.groupBy(changing, ({ prop, param }) => param.onChange ?? changeOf(prop))
  return Object.fromEntries([
    ...kept.map(({ prop, param, text }) => [prop, valueOf(param, text)]),
    ...[...groups].map(([onChange, group]) => [
      onChange,
      (value: unknown) => {
        const values = group.map(({ prop, attribute, param }): [string, string] => [
          attribute,
          String(param.onChange ? (value as Record<string, unknown>)[prop] : value),
        ])
        store.write(Object.fromEntries(values), {
          isTyped: group.some(({ param }) => param.kind === 'typed'),
        })
      },
    ]),
  ])
}

const changeOf = (prop: string) => `on${prop[0]?.toUpperCase()}${prop.slice(1)}Change`

function valueOf({ kind }: PageParam, text: string): unknown {
  if (kind === 'number') return Number(text)
  // The widget has a value of its own for any other text.
  return Array.isArray(kind) && !kind.includes(text) ? undefined : text
}
