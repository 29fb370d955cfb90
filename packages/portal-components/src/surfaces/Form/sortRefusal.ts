import { isFluidFieldError } from '@trade-portal/fluid-sdk'

/**
 * Sorts the words of a refusal by where they belong: to the fields that a form shows, or to none of them. Several of one
 * place are lines.
 *
 * @returns `rest` is `null` when nothing is left to say; `first` is the first of its messages.
 */
export function sortRefusal(error: unknown, form: HTMLElement | null) {
  const byField = new Map<string, string>()
  const rest: string[] = []
  for (const { field, msg } of isFluidFieldError(error) ? error.errors : []) {
    if (isShown(field, form)) byField.set(field, [byField.get(field), msg].filter(Boolean).join('\n'))
    else if (msg) rest.push(msg)
  }
  const [first = null] = rest
  return { byField, rest: first === null ? null : rest.join('\n'), first }
}

function isShown(field: string, form: HTMLElement | null): boolean {
  const places = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  return places.some(({ dataset }) => dataset.field === field)
}
