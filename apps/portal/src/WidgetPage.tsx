import { paramProps } from '@trade-portal/portal-components/host'
import type { ComponentType } from 'react'
import { useQueryParameters } from './place/useQueryParameters'

/** Makes the page of a widget out of its file. Its values are kept in the address. */
export function widgetPage(name: string, module: object) {
  const Widget = (module as Record<string, ComponentType<object>>)[name]
  if (!Widget) throw new Error(`Its file exports no ${name}`)

  /** @param segments those that the path names. */
  return function WidgetPage({ segments }: { segments: Readonly<Record<string, string>> }) {
    const { valueOf, keep } = useQueryParameters()
    const props = paramProps(name, {
      read: (attribute, { isOfPath }) => (isOfPath ? segments[attribute] : valueOf(attribute)),
      // Each pause in typing is not a place to come back to.
      write: (values, { isTyped }) => keep(values, { replace: isTyped }),
    })
    return <Widget {...props} />
  }
}
