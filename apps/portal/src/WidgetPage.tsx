import { paramProps } from '@trade-portal/portal-components/host'
import type { ComponentType } from 'react'
import { useQueryParameters } from './place/useQueryParameters'

export type ParamProps = Record<string, unknown>

export interface WidgetPageProps {
  /** The widget's name. */
  name: string
  Widget: ComponentType<ParamProps>
  /** Values that the path names. */
  attributes: Readonly<Record<string, string>>
}

/** A page of one widget, whose values are kept in the address. */
export function WidgetPage({ name, Widget, attributes }: WidgetPageProps) {
  const { valueOf, keep } = useQueryParameters()
  const props = paramProps(name, {
    read: ({ attribute, isOfPath }) => (isOfPath ? attributes[attribute] : valueOf(attribute)),
    // Each pause in typing is not a place to come back to.
    write: (values, { isTyped }) => keep(values, { replace: isTyped }),
  })
  return <Widget {...props} />
}
