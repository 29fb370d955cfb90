import type { ComponentType } from 'react'
import { paramProps } from '../pages/paramProps'
import type { ElementView } from './elementView'

export interface WidgetViewOptions {
  /** The widget's file, which exports the widget under its name. */
  module: object
  /** The widget is open while the attribute `open` is set. */
  isModal: boolean
}

/** Creates the view of a widget whose props all come from attributes. */
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
