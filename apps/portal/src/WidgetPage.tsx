import { paramProps } from '@trade-portal/portal-components/host'
import type { ParamStore, Prefetch } from '@trade-portal/portal-components/host'
import type { ComponentType } from 'react'
import { useQueryParameters } from './router/useQueryParameters'
import type { PageAddress } from './PageAddress'

type Segments = PageAddress['segments']

/** Makes the page of a widget out of its file. Its values are kept in the address. */
export function widgetPage(name: string, file: object) {
  const Widget = (file as Record<string, ComponentType<object> | undefined>)[name]
  const { prefetch } = file as { prefetch?: Prefetch }
  if (!Widget) throw new Error(`Its file exports no ${name}`)

  const propsOf = (segments: Segments, valueOf: (name: string) => string, write: ParamStore['write']) =>
    paramProps(name, {
      read: (attribute, { isOfPath }) => (isOfPath ? segments[attribute] : valueOf(attribute)),
      write,
    })

  /** Another segment of the path is another page of the widget. */
  const WidgetPage = ({ segments }: { segments: Segments }) => {
    const { valueOf, write } = useQueryParameters()
    // Typing replaces the history entry, so that Back skips its pauses.
    const props = propsOf(segments, valueOf, (values, { isTyped }) => write(values, { replace: isTyped }))
    return <Widget key={Object.values(segments).join('/')} {...props} />
  }

  const prefetchPage: Prefetch<PageAddress> = (portal, { segments, parameters }) =>
    prefetch?.(
      portal,
      propsOf(
        segments,
        (key) => parameters.get(key) ?? '',
        () => undefined,
      ),
    ) ?? []

  return { Page: WidgetPage, prefetch: prefetchPage }
}
