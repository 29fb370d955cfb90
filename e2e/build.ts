import { buildPortal } from '../scripts/buildPortal.ts'

/** Builds the portal once, before the workers start their own copies of it. */
export default async function build() {
  await buildPortal(console.log)
}
