import { describe, expect, it } from 'vitest'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'

const fileNames = async (world: OpenWorld, customerID: string) =>
  (await world.call('getDloads', { companyID: '01', customerID })).Dloads.map(({ FileName }) => FileName)

describe('getDloads', () => {
  it('gives what is for everyone and what is for the customer, newest first', async () => {
    const world = openWorld()
    await world.signIn()
    expect(await world.call('getDloads', { companyID: '01', customerID: '4021' })).toEqual({
      Dloads: [
        {
          FileName: 'oneill-rebate.pdf',
          Description: "O'Neill Constructions rebate",
          Category: 'Certificates',
          Date: '2026-02-02',
          URL: 'documents/oneill-rebate.pdf',
        },
        {
          FileName: 'price-list-2026.pdf',
          Description: 'Price list & terms 2026',
          Category: 'Price lists',
          Date: '2026-01-05',
          URL: 'documents/price-list-2026.pdf',
        },
      ],
    })
    await world.signIn('other', 'pass3')
    expect(await fileNames(world, '5077')).toEqual(['second-storey-rebate.pdf', 'price-list-2026.pdf'])
    await expect(fileNames(world, '4021')).rejects.toThrow('Customer not found')
  })
})
