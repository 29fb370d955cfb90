import { paramProps } from '@trade-portal/portal-components/host'
import type { ComponentType } from 'react'
import { useQueryParameters } from './place/useQueryParameters'

/** The file of a widget: the widget under its name, and what asks for its first reads while it is still being drawn. */
type WidgetFile = Record<string, ComponentType<object> | undefined>

export interface WidgetPageProps {
  /** The segments that the path names; another one is another page of the widget. */
  segments?: Readonly<Record<string, string>>
}

/** Makes the page of a widget out of its file. Its values are kept in the address. */
export function widgetPage(name: string, file: object) {
  const { [name]: Widget, Reads } = file as WidgetFile
  if (!Widget) throw new Error(`Its file exports no ${name}`)
  return { Page: bound(Widget), ...(Reads && { Reads: bound(Reads) }) }

  function bound(Component: ComponentType<object>) {
    return function WidgetPage({ segments = {} }: WidgetPageProps) {
      const { valueOf, keep } = useQueryParameters()
      const props = paramProps(name, {
        read: (attribute, { isOfPath }) => (isOfPath ? segments[attribute] : valueOf(attribute)),
        // Each pause in typing is not a place to come back to.
        write: (values, { isTyped }) => keep(values, { replace: isTyped }),
      })
      return <Component key={Object.values(segments).join('/')} {...props} />
    }
  }
}
