import type { Day } from '@trade-portal/fluid-sandbox'
import { makeDownloads } from '../seed/downloads.ts'

const prices = [
  'Retail prices in dollars without GST. Your own prices are in the portal, and in your price book.',
]

export const downloadsOn = (today: Day) =>
  makeDownloads(
    [
      {
        fileName: 'price-list-timber.pdf',
        description: 'Timber price list',
        category: 'Price lists',
        daysAgo: 19,
        paragraphs: prices,
        pricesOf: 'TIMBER',
      },
      {
        fileName: 'price-list-fixings.pdf',
        description: 'Fixings price list',
        category: 'Price lists',
        daysAgo: 19,
        paragraphs: prices,
        pricesOf: 'FIXINGS',
      },
      {
        fileName: 'price-list-outdoor.pdf',
        description: 'Decking and outdoor price list',
        category: 'Price lists',
        daysAgo: 50,
        paragraphs: prices,
        pricesOf: 'OUTDOOR',
      },
      {
        fileName: 'job-prices-harkaway-road.pdf',
        description: 'Job prices: Harkaway Road, lot 4',
        category: 'Price lists',
        customerId: '104218',
        daysAgo: 33,
        paragraphs: [
          'Prices for Ridgeline Carpentry are held for ninety days for deliveries to lot 4, 212 Harkaway Road, Berwick.',
          'Quote the job name with each order.',
        ],
      },
      {
        fileName: 'goods-return.pdf',
        description: 'Goods return form',
        category: 'Forms',
        daysAgo: 402,
        paragraphs: [
          'Account number, invoice number and suffix, product, quantity, reason.',
          'Goods come back within thirty days, unopened and dry. Timber that was cut to order cannot be returned.',
        ],
      },
      {
        fileName: 'direct-debit-request.pdf',
        description: 'Direct debit request',
        category: 'Forms',
        daysAgo: 650,
        paragraphs: [
          'Account name, BSB and account number of the account that invoices are to be paid from.',
        ],
      },
      {
        fileName: 'account-change.pdf',
        description: 'Change of account details',
        category: 'Forms',
        daysAgo: 211,
        paragraphs: ['New trading name, ABN, billing address and who may order on the account.'],
      },
      {
        fileName: 'treatment-certificate-h2f-h3.pdf',
        description: 'Certificate of treatment: H2F and H3 pine',
        category: 'Certificates',
        daysAgo: 88,
        paragraphs: [
          'Pine sold as H2F and as H3 is treated to AS 1604.1 and branded on one end of each piece.',
        ],
      },
      {
        fileName: 'chain-of-custody.pdf',
        description: 'Chain of custody certificate for certified timber',
        category: 'Certificates',
        daysAgo: 300,
        paragraphs: ['Structural pine and LVL are sold under a certified chain of custody on request.'],
      },
      {
        fileName: 'rebate-whitlock.pdf',
        description: 'Rebate agreement, Whitlock Joinery & Fitout',
        category: 'Agreements',
        customerId: '104377',
        daysAgo: 140,
        paragraphs: ['Two per cent of the year’s sheet and panel purchases, credited in July.'],
      },
    ],
    today,
  )
