/**
 * Takes the focus to the first field of a form whose text was refused.
 *
 * @returns whether there was one: what was pressed then has to wait.
 */
export function focusInvalid(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return Boolean(field)
}
