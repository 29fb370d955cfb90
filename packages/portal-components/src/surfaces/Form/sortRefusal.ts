import { isFluidFieldError } from '@trade-portal/fluid-sdk'

/**
 * Sorts the words of a refusal by where they belong: to the fields that a form shows, or to none of them, which is `rest`.
 * Several of one field are lines.
 */
export function sortRefusal(error: unknown, form: HTMLElement | null) {
  const byField = new Map<string, string>()
  const rest: string[] = []
  for (const { field, msg } of isFluidFieldError(error) ? error.errors : []) {
    if (isShown(field, form)) byField.set(field, [byField.get(field), msg].filter(Boolean).join('\n'))
    else if (msg) rest.push(msg)
  }
  return { byField, rest }
}

function isShown(field: string, form: HTMLElement | null): boolean {
  const places = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  return places.some(({ dataset }) => dataset.field === field)
}
