// The package's command: `trade-portal doctor`.
import { peerDependencies } from '../package.json'
import { run } from './terminal/run'

process.exitCode = await run(process.argv.slice(2), {
  folder: process.cwd(),
  reactRange: peerDependencies.react,
  write: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
})
