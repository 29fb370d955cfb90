import type { FileSource } from '@trade-portal/fluid-sandbox'
import { documentAt } from '../documents/documentAt.ts'
import { pictureAt } from '../pictures/pictureAt.ts'
import type { DemoData } from './DemoData.ts'

/** Makes a merchant's pictures, datasheets and downloads from the data they are of, which is read with the first of them. */
export function demoFiles(read: () => DemoData): FileSource {
  return (path) => {
    if (path.startsWith('documents/')) {
      const body = documentAt(path, read())
      return body && { contentType: 'application/pdf', body }
    }
    if (!path.startsWith('pictures/')) return null
    const body = pictureAt(path, read())
    return body === null ? null : { contentType: 'image/svg+xml; charset=utf-8', body }
  }
}
