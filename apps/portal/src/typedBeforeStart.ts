/** What a customer typed into the form of the page's HTML before the portal took over. */
export interface TypedBeforeStart {
  username: string
  password: string
  isRemembered: boolean
  /** The field that is being typed in. */
  focused: string | null
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
  }
}
