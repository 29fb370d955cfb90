import type { SeedData } from '../seed/Seed.ts'
import type { SeedCustomer, SeedUser } from '../seed/SeedAccount.ts'

/** O'Neill Constructions (4021), which has a price book, and Second Storey (5077), which has none. */
export const worldAccounts: Pick<SeedData, 'customers' | 'users' | 'priceBooks' | 'downloads'> = {
  customers: [
    customer({ id: '4021', name: "O'Neill Constructions", isPriceBookEnabled: true }),
    customer({ id: '5077', name: 'Second Storey', isPriceBookEnabled: false }),
  ],
  users: [
    user({ name: 'builder', password: 'correct horse & 100%', id: 'U77', customerId: '4021' }),
    user({ name: 'colleague', password: 'pass2', id: 'U78', customerId: '4021', role: 'sales' }),
    user({ name: 'foreman', password: 'pass4', id: 'U79', customerId: '4021', canAccessWeb: false }),
    user({ name: 'other', password: 'pass3', id: 'U90', customerId: '5077' }),
  ],
  priceBooks: [
    {
      customerId: '4021',
      lastCalculated: '2026-03-01',
      type: 'F',
      format: '2',
      recipient: 'dana@builder.example',
      frequency: 'M',
      hasNewCodes: true,
      hasCoreOnly: false,
      isQuarterly: false,
      isZipped: true,
      history: ['2026-01-01', '2026-02-01', '2026-03-01'].map((generatedOn) => ({
        generatedOn,
        type: 'F',
        format: '2',
        recipient: 'dana@builder.example',
        hasNewCodes: true,
        hasCoreOnly: false,
      })),
    },
  ],
  downloads: [
    {
      customerId: null,
      fileName: 'price-list-2026.pdf',
      description: 'Price list & terms 2026',
      category: 'Price lists',
      dated: '2026-01-05',
      path: 'documents/price-list-2026.pdf',
    },
    {
      customerId: '4021',
      fileName: 'oneill-rebate.pdf',
      description: "O'Neill Constructions rebate",
      category: 'Certificates',
      dated: '2026-02-02',
      path: 'documents/oneill-rebate.pdf',
    },
    {
      customerId: '5077',
      fileName: 'second-storey-rebate.pdf',
      description: 'Second Storey rebate',
      category: 'Certificates',
      dated: '2026-02-03',
      path: 'documents/second-storey-rebate.pdf',
    },
  ],
}

function customer(own: Pick<SeedCustomer, 'id' | 'name' | 'isPriceBookEnabled'>): SeedCustomer {
  return {
    ...own,
    billAddress: '12 Kiln Road',
    billSuburb: 'Brunswick',
    billState: 'Victoria',
    billPostcode: '3056',
    phone: '03 9555 0101',
    fax: '03 9555 0102',
    mobile: '0400 555 010',
    isActive: true,
  }
}

function user(own: Pick<SeedUser, 'name' | 'password' | 'id' | 'customerId'> & Partial<SeedUser>): SeedUser {
  return {
    contactId: `C-${own.id}`,
    role: 'admin',
    canAccessWeb: true,
    canAccessMobile: true,
    firstName: 'Dana',
    lastName: "O'Neill",
    email: 'dana@builder.example',
    phoneMobile: '0400 555 010',
    phoneBusiness: '03 9555 0101',
    phoneHome: '',
    fax: '',
    lastLoginDate: '2026-03-09',
    lastLoginTime: 27_730,
    ...own,
  }
}
