import { buildPackages } from './buildPackages.ts'
import { buildPortal } from './buildPortal.ts'

await buildPackages()
await buildPortal(console.log)
