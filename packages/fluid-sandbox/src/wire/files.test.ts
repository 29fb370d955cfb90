import { describe, expect, it } from 'vitest'
import type { FileSource } from './files.ts'
import { openWorld } from '../testing/openWorld.ts'
import { ENDPOINT } from '../testing/requests.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><text>#1 | "pine"</text></svg>'
const files: FileSource = (path) => {
  if (path === 'pictures/PINE9045.svg') return { contentType: 'image/svg+xml; charset=utf-8', body: svg }
  if (path === 'documents/PINE9045.pdf')
    return { contentType: 'application/pdf', body: new TextEncoder().encode('%PDF-1.4') }
  return null
}

async function readPine(pictures: 'files' | 'inline') {
  const world = openWorld({ files, pictures })
  await world.signIn()
  const { ProductDetails } = await world.call('getProductDetails', {
    deviceID: 'TP001',
    customerID: '4021',
    productID: 'PINE9045',
    incGST: false,
  })
  return { world, pine: ProductDetails[0] }
}

describe('pictures and datasheets', () => {
  it('are made when their address is asked for, under any prefix and without a session', async () => {
    const { world } = await readPine('files')
    const picture = await world.sandbox.fetch(`${ENDPOINT}/cascade/pictures/PINE9045.svg`)
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
    expect(await picture.text()).toBe(svg)
    const sheet = await world.sandbox.fetch(`${ENDPOINT}/documents/PINE9045.pdf`)
    expect(sheet.headers.get('Content-Type')).toBe('application/pdf')
    expect(await sheet.text()).toBe('%PDF-1.4')
    const head = await world.sandbox.fetch(`${ENDPOINT}/documents/PINE9045.pdf`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await world.sandbox.fetch(`${ENDPOINT}/pictures/PINE9045.svg`, { method: 'POST' })).status).toBe(
      404,
    )
  })

  it('are named by relative addresses', async () => {
    const { pine } = await readPine('files')
    expect(pine?.productImage).toBe('pictures/PINE9045.svg')
  })

  it('stand inside the answers where no server can be asked, and never hold a list’s separator', async () => {
    const { pine } = await readPine('inline')
    const inline = pine?.productImage ?? ''
    expect(inline).toMatch(/^data:image\/svg\+xml,[^|#"'<>\s]+$/)
    expect(await (await fetch(inline)).text()).toBe(svg)
    expect(pine?.productGallery.split('|')).toEqual([inline, 'pictures/PINE9045-2.svg'])
    // The picture is not sent a second time, and the types stay beside their files.
    expect([pine?.productFiles, pine?.fileTypes]).toEqual(['documents/PINE9045.pdf', 'pdf'])
  })
})
