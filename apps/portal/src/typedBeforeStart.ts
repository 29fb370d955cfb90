/** The state of the prerendered form when the portal takes over. */
export interface TypedBeforeStart {
  username: string
  password: string
  isRemembered: boolean
  /** The focused field. */
  focused: string | null
  /** 'Sign in' was pressed and waits for the portal’s form. */
  isPressed: boolean
}

/** Reads the prerendered form, where the browser may have filled in a saved password. */
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

/** Returns, once, whether a link of the prerendered page was followed before the portal took over. */
export function takeMoveBeforeStart(): boolean {
  const { dataset } = document.documentElement
  const hasMoved = 'moved' in dataset
  delete dataset['moved']
  return hasMoved
}

/** Records a followed link for the portal, which did not see the event. */
export function noteMove() {
  document.documentElement.dataset['moved'] = ''
}

/** Waits for a held pointer: replacing an element under the finger would lose the press. */
export function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    if (!('held' in document.documentElement.dataset)) return resolve()
    for (const type of ['pointerup', 'pointercancel']) {
      // The click event follows the release in a separate task.
      document.addEventListener(type, () => setTimeout(resolve), { once: true })
    }
  })
}
