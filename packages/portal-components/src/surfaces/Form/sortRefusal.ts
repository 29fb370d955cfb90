import { isFluidFieldError } from '@trade-portal/fluid-sdk'

/**
 * Sorts the messages of a refusal by the visible field that they belong to. Several messages of one field are lines.
 *
 * @returns `rest`: the lines that belong to no visible field, or `null`; `first`: the first of them.
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
  const positions = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  return positions.some(({ dataset }) => dataset.field === field)
}
