import type { ComponentType } from 'react'
import { paramProps } from '../pages/paramProps'
import type { ElementView } from './elementView'

export interface WidgetViewOptions {
  /** The widget's file, which exports it under its name. */
  module: object
  /** It is open while the attribute `open` is set. */
  isModal: boolean
}

/** Makes the view of a widget that an element's attributes say all of. */
export function widgetView(name: string, { module, isModal }: WidgetViewOptions): ElementView {
  const Widget = (module as Record<string, ComponentType<object>>)[name]
  if (!Widget) throw new Error(`Its file exports no ${name}`)
  return ({ attribute, setAttribute }) => {
    const props = paramProps(name, {
      read: attribute,
      write: (values) => Object.entries(values).forEach(([key, value]) => setAttribute(key, value)),
    })
    const modal = {
      isOpen: attribute('open') !== undefined,
      onOpenChange: (isOpen: boolean) => setAttribute('open', isOpen ? '' : null),
    }
    return <Widget {...props} {...(isModal && modal)} />
  }
}
