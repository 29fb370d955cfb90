import '../../apps/portal/node_modules/@fontsource-variable/inter/index.css'
import '../look.css'
import { createRoot } from 'react-dom/client'
import { openDemoClient, signInDemo } from '../demoClient'
import { BrandStudio } from './BrandStudio'

const container = document.getElementById('studio')
if (!container) throw new Error('The page has no place for the studio.')
const client = await openDemoClient(new URL('..', document.baseURI).href)
await signInDemo(client)
createRoot(container).render(<BrandStudio client={client} />)
