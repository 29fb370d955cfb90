import type { Branch } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { embeddedMapAddress, mapAddress } from './storeAddresses'

const store: Branch = {
  id: 'LAV',
  name: 'Laverton North',
  address: ['18 Cherry Lane', 'Laverton North', 'VIC 3026'],
  phone: '',
  position: { latitude: -37.829, longitude: 144.786 },
}

describe('the addresses of a store', () => {
  it('find it by its position, at the zoom of streets', () => {
    expect(embeddedMapAddress(store, 'a&b')).toBe(
      'https://www.google.com/maps/embed/v1/place?key=a%26b&q=-37.829%2C144.786&zoom=16',
    )
    expect(mapAddress(store)).toBe('https://www.google.com/maps/search/?api=1&query=-37.829%2C144.786')
  })

  it('find it by its address where its position is not known', () => {
    const lost = { ...store, position: null }
    const query = '18+Cherry+Lane%2C+Laverton+North%2C+VIC+3026'
    expect(embeddedMapAddress(lost, 'k')).toContain(`q=${query}&zoom=16`)
    expect(mapAddress(lost)).toContain(`query=${query}`)
    expect(mapAddress({ ...lost, address: [] })).toBeNull()
    expect(embeddedMapAddress({ ...lost, address: [] }, 'k')).toBeNull()
  })
})
