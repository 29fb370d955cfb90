const CONTROLS = ['input', 'textarea', 'select', 'button', '[role="spinbutton"]']
const WRONG = CONTROLS.map((control) => `${control}[aria-invalid="true"], [data-invalid] ${control}`).join()

/**
 * Takes the focus to the first field of a form whose answer is wrong, in the order in which they stand. Fields have to
 * show it already.
 *
 * @returns whether there was one: what was pressed then has to wait.
 */
export function focusInvalid(form: HTMLElement | null): boolean {
  const wrong = [...(form?.querySelectorAll<HTMLElement>(WRONG) ?? [])]
  const field = wrong.find(isStop)
  field?.focus()
  return field !== undefined
}

/** Takes the focus to the first field of a form, as when a modal opens with it. */
export function focusFirst(form: HTMLElement | null) {
  const fields = [...(form?.querySelectorAll<HTMLElement>(CONTROLS.join()) ?? [])]
  fields.find(isStop)?.focus()
}

/** Some parts keep a second control for the browser's own form filling, out of sight, or buttons beside a field. */
function isStop(control: HTMLElement): boolean {
  const isHidden = control.matches('[type="hidden"], [hidden]') || control.closest('[aria-hidden="true"]')
  return !isHidden && control.getAttribute('tabindex') !== '-1'
}
