import { unbroken } from './unbrokenText'

/** Shows a name or a line of facts whose sizes, units, times and product numbers stay on one line each. */
export function Unbroken({ children }: { children: string }) {
  return <span>{unbroken(children)}</span>
}
