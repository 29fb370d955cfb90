import type { CatalogueSource } from '../seed/CatalogueSource.ts'
import { banner, bottomLinks, settings, topButtons, widget } from '../seed/widgets.ts'
import { branches, deliveryBands, despatchMethods, states, vehicles } from './delivery.ts'
import { customers } from './people.ts'
import { gazetteer } from './suburbs.ts'

/** Ironbark Trade, a building supplier between Melbourne and Ballarat. */
export const setting: CatalogueSource['setting'] = {
  merchant: {
    id: 'ironbark',
    companyId: 'IRONBARK',
    deviceId: 'TPIRONBARK',
    taxRate: 1000,
    firstTransactionNumber: 418_900,
  },
  widgets: [
    ...topButtons({ label: 'Job Management', value: 'https://jobs.ironbark.example/' }),
    ...bottomLinks({ support: 'support@ironbark.example', contact: 'reps@ironbark.example' }),
    widget('Links', 'link', 'Span tables', {
      value: 'https://www.ironbark.example/span-tables',
      description: 'Residential framing spans for MGP10, MGP12 and LVL 13',
    }),
    widget('Links', 'link', 'Safety data sheets', { value: 'https://www.ironbark.example/sds' }),
    widget('Links', 'link', 'Account application', { value: 'www.ironbark.example/account' }),
    widget('Links', 'link', 'Delivery calendar', { value: 'https://www.ironbark.example/delivery' }),
    widget('Links', 'link', 'Old price list', {
      isEnabled: false,
      value: 'https://www.ironbark.example/2024',
    }),
    banner(
      1,
      'Merbau decking, every length in stock',
      '/products/OUTDOOR/Hardwood%20Decking',
      'This month: Merbau decking, every length in stock',
    ),
    banner(
      2,
      'Packs cut and on site in 48 hours',
      '/products/TIMBER/Structural%20Pine',
      'Framing: packs cut and on site in 48 hours',
    ),
    banner(
      3,
      'Rolled overnight, in your lengths',
      '/products/ROOFING/Roof%20Sheeting',
      'Roofing: rolled overnight, in your lengths',
    ),
    widget('balances', 'panel', 'balances'),
    ...settings({
      pagesize: '20',
      payment_provider: 'windcave',
      initial_branch: 'BAY',
      despatch_rules: 'by-purpose',
      support_email: 'support@ironbark.example',
      locale: 'en-AU',
      currency: 'AUD',
    }),
  ],
  branches,
  states,
  vehicles,
  despatchMethods,
  gazetteer,
  deliveryBands,
  customers,
}
