import { makeSite, siteDist } from './makeSite.ts'

await makeSite(console.log)
console.log(`The site is in ${siteDist}: put the folder on any static host, or open index.html.`)
