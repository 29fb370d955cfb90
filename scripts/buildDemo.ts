import { demoDist, makeDemo } from './makeDemo.ts'

await makeDemo(console.log)
console.log(`The demo is in ${demoDist}: put the folder on any static host.`)
