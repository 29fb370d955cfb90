import type { ElementInput } from './elementView'

/**
 * Gives the props of something that either the page keeps, in an attribute, or the widget itself: none where the attribute
 * is not set.
 */
export function followed<Props extends object>(
  { attribute, setAttribute }: Pick<ElementInput, 'attribute' | 'setAttribute'>,
  name: string,
  props: (value: string, onChange: (value: string) => void) => Props,
): Props | undefined {
  const value = attribute(name)
  return value === undefined ? undefined : props(value, (next) => setAttribute(name, next))
}
