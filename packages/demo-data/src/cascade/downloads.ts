import type { Day } from '@trade-portal/fluid-sandbox'
import { makeDownloads } from '../seed/downloads.ts'

const prices = [
  'Retail prices in dollars before tax. Your own prices are in the portal, and in your price book.',
]

export const downloadsOn = (today: Day) =>
  makeDownloads(
    [
      {
        fileName: 'price-list-lumber.pdf',
        description: 'Lumber price list',
        category: 'Price lists',
        daysAgo: 12,
        paragraphs: prices,
        pricesOf: 'LUMBER',
      },
      {
        fileName: 'price-list-sheathing.pdf',
        description: 'Sheathing price list',
        category: 'Price lists',
        daysAgo: 12,
        paragraphs: prices,
        pricesOf: 'SHEATHING',
      },
      {
        fileName: 'price-list-decking.pdf',
        description: 'Decking price list',
        category: 'Price lists',
        daysAgo: 40,
        paragraphs: prices,
        pricesOf: 'DECKING',
      },
      {
        fileName: 'job-prices-cooper-mountain.pdf',
        description: 'Job prices: Cooper Mountain duplex',
        category: 'Price lists',
        customerId: '220415',
        daysAgo: 27,
        paragraphs: [
          'Prices for Tamarack Framing are held for sixty days for deliveries to 9035 SW 175th Avenue, Beaverton.',
          'Give the job name with each order.',
        ],
      },
      {
        fileName: 'material-return.pdf',
        description: 'Material return form',
        category: 'Forms',
        daysAgo: 377,
        paragraphs: [
          'Account number, invoice number and suffix, product, quantity, reason.',
          'Material comes back within thirty days, dry and in full units. Special orders cannot be returned.',
        ],
      },
      {
        fileName: 'resale-certificate.pdf',
        description: 'Resale and exemption certificate',
        category: 'Forms',
        daysAgo: 590,
        paragraphs: ['State, registration number and the kind of business that buys for resale.'],
      },
      {
        fileName: 'ach-authorization.pdf',
        description: 'ACH payment authorization',
        category: 'Forms',
        daysAgo: 233,
        paragraphs: ['Bank, routing number and account number that invoices are to be paid from.'],
      },
      {
        fileName: 'grade-stamp-douglas-fir.pdf',
        description: 'Grade stamp certificate, Douglas Fir',
        category: 'Certificates',
        daysAgo: 95,
        paragraphs: ['Douglas Fir is graded and stamped at the mill under an accredited agency.'],
      },
      {
        fileName: 'fire-rating-gypsum.pdf',
        description: 'Fire rating certificate, gypsum board',
        category: 'Certificates',
        daysAgo: 310,
        paragraphs: ['Type X board of 5/8 in serves in assemblies with a rating of one hour.'],
      },
      {
        fileName: 'rebate-puget.pdf',
        description: 'Rebate agreement, Puget Cabinet & Millwork',
        category: 'Agreements',
        customerId: '220688',
        daysAgo: 160,
        paragraphs: ['Two percent of the year’s plywood purchases, credited in January.'],
      },
    ],
    today,
  )
