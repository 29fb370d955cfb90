const CONTROLS = ['input', 'textarea', 'select', 'button', '[role="spinbutton"]']
const WRONG = CONTROLS.map((control) => `${control}[aria-invalid="true"], [data-invalid] ${control}`).join()

/**
 * Focuses the first invalid field of a form, in document order. Fields must already be rendered as invalid.
 *
 * @returns true if there was one: the submit must wait.
 */
export function focusInvalid(form: HTMLElement | null): boolean {
  const wrong = [...(form?.querySelectorAll<HTMLElement>(WRONG) ?? [])]
  const field = wrong.find(isStop)
  field?.focus()
  return field !== undefined
}

/** Focuses the first field of a form, as when a modal opens. */
export function focusFirst(form: HTMLElement | null) {
  const fields = [...(form?.querySelectorAll<HTMLElement>(CONTROLS.join()) ?? [])]
  fields.find(isStop)?.focus()
}

/** Skips hidden controls for autofill, and buttons beside a field. */
function isStop(control: HTMLElement): boolean {
  const isHidden = control.matches('[type="hidden"], [hidden]') || control.closest('[aria-hidden="true"]')
  return !isHidden && control.getAttribute('tabindex') !== '-1'
}
