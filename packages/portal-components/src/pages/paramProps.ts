import type { PageParam } from './Page'
import { widgetParams } from './params'

/** A store of a widget's values outside the widget: the attributes of an element, or the address. */
export interface ParamStore {
  /** Returns the stored text of a param; `undefined`: the widget keeps it in its own state. */
  read: (attribute: string, param: PageParam) => string | undefined
  /** Stores new values. `isTyped`: they change during typing, and add no step to the history. */
  write: (values: Readonly<Record<string, string>>, options: { isTyped: boolean }) => void
}

/** Returns a widget's props from a store, each with the callback that stores a new value. */
export function paramProps(widget: string, store: ParamStore): Record<string, unknown> {
  const params = Object.entries(widgetParams[widget] ?? {})
  const stored = params.flatMap(([prop, param]) => {
    const attribute = param.attribute ?? prop
    const text = store.read(attribute, param) ?? (param.isRequired ? '' : undefined)
    return text === undefined ? [] : [{ prop, attribute, param, text }]
  })
  const changing = stored.filter(({ param }) => !param.isOfPath)
  const groups = Map.groupBy(changing, ({ prop, param }) => param.onChange ?? changeOf(prop))
  return Object.fromEntries([
    ...stored.map(({ prop, param, text }) => [prop, valueOf(param, text)]),
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
  // The widget has a default for any other text.
  return Array.isArray(kind) && !kind.includes(text) ? undefined : text
}
