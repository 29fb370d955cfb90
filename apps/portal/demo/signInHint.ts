import type { Merchant } from '@trade-portal/demo-data'

const others = {
  ironbark: { name: 'Cascade Lumber & Supply', folder: './cascade/' },
  cascade: { name: 'Ironbark Trade', folder: '../' },
} as const

/** Tells at the foot of the sign-in page who may sign in to the demo, and where the other merchant is. */
export function showSignIn(merchant: Merchant): void {
  const other = others[merchant]
  const hint = document.createElement('aside')
  hint.className = 'demo'
  hint.append(`Demo: builder / ${merchant} · also `)
  const link = document.createElement('a')
  link.href = other.folder
  link.textContent = other.name
  hint.append(link)
  document.body.append(hint)

  const follow = () => {
    hint.hidden = !location.hash.startsWith('#/login')
  }
  follow()
  // The portal moves by `history`, which fires nothing: what it shows is what tells.
  new MutationObserver(follow).observe(document.querySelector('title') ?? document.head, { childList: true })
  addEventListener('hashchange', follow)
}
