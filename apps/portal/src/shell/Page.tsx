import { Outlet, ScrollRestoration } from 'react-router'

/** What every page has: a new place begins at its top, and Back finds the place as it was left. */
export function Page() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={(location) => location.key} />
    </>
  )
}
