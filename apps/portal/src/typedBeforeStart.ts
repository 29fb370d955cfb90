/** The form of the page's HTML as a customer left it when the portal took over. */
export interface TypedBeforeStart {
  username: string
  password: string
  isRemembered: boolean
  /** The field that is being typed in. */
  focused: string | null
  /** 'Sign in' was pressed already, and waits for a form that can do it. */
  isPressed: boolean
}

/** Reads the form in the page's HTML, where the browser may have filled in a saved password, too. */
export function typedBeforeStart(page: HTMLElement): TypedBeforeStart | undefined {
  const form = page.querySelector('form')
  if (!form) return undefined
  const data = new FormData(form)
  return {
    username: String(data.get('username') ?? ''),
    password: String(data.get('password') ?? ''),
    isRemembered: data.has('remember'),
    focused: form.contains(document.activeElement)
      ? (document.activeElement?.getAttribute('name') ?? null)
      : null,
    isPressed: 'pressed' in form.dataset,
  }
}

/** Tells once whether a link in the page's HTML was followed before the portal took over. */
export function takeMoveBeforeStart(): boolean {
  const { dataset } = document.documentElement
  const hasMoved = 'moved' in dataset
  delete dataset['moved']
  return hasMoved
}

/** Notes that a link was followed which whoever takes over the page has not seen. */
export function noteMove() {
  document.documentElement.dataset['moved'] = ''
}

/** Waits while something on the page is held down: replacing it under the finger would lose the press. */
export function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    if (!('held' in document.documentElement.dataset)) return resolve()
    for (const type of ['pointerup', 'pointercancel']) {
      // The click comes after the release, as a task of its own.
      document.addEventListener(type, () => setTimeout(resolve), { once: true })
    }
  })
}
