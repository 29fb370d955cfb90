const FOCUSABLE = 'input:not([type="hidden"]), textarea, button, [role="spinbutton"]'

/** Takes the focus to the first of the named fields, in the order in which they stand. */
export function focusFirst(form: HTMLElement | null, fields: readonly string[]) {
  const places = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const first = places.find(({ dataset }) => dataset.field && fields.includes(dataset.field))
  const controls = [...(first?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  // Some parts keep a second control for the browser's own form filling, out of sight.
  controls.find((control) => !control.closest('[aria-hidden="true"]'))?.focus()
}
