import type { Merchant } from '@trade-portal/demo-data'

const others = {
  ironbark: { name: 'Cascade Lumber & Supply', folder: './cascade/' },
  cascade: { name: 'Ironbark Trade', folder: '../' },
} as const

/** Shows the demo’s usernames and the other merchant’s address at the foot of the sign-in page. */
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
  // `history.pushState` fires no event, so the hint follows the rendered page.
  new MutationObserver(follow).observe(document.querySelector('title') ?? document.head, { childList: true })
  addEventListener('hashchange', follow)
}
