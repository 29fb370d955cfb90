import type { Merchant } from '../seed/merchants.ts'
import type { Banner } from './drawBanner.ts'

const forest: Banner['backdrop'] = ['#17301f', '#1f4029', '#35694a']
const earth: Banner['backdrop'] = ['#2b2018', '#3c2c20', '#6a4e36']
const slate: Banner['backdrop'] = ['#1c242b', '#28343d', '#4b5f6c']
const ocean: Banner['backdrop'] = ['#12283a', '#1b3b52', '#3a6a86']

/** The three banners of each merchant's home page, by their number. */
export const banners: Record<Merchant, [Banner, Banner, Banner]> = {
  ironbark: [
    {
      backdrop: forest,
      words: {
        caption: 'THIS MONTH',
        lines: ['Merbau decking,', 'every length in stock'],
        action: 'See decking',
      },
      picture: { kind: 'boards', colour: '#8a4f32', surface: 'grain', width: 140, thickness: 25 },
      aspect: 'detail',
    },
    {
      backdrop: earth,
      words: {
        caption: 'FRAMING',
        lines: ['Packs cut and on site', 'in 48 hours'],
        action: 'See structural pine',
      },
      picture: { kind: 'boards', colour: '#e3bf87', surface: 'grain', width: 90, thickness: 45 },
      aspect: 'detail',
    },
    {
      backdrop: slate,
      words: {
        caption: 'ROOFING',
        lines: ['Rolled overnight,', 'in your lengths'],
        action: 'See roof sheeting',
      },
      picture: { kind: 'corrugated', colour: '#b4bcc2', detail: 'round' },
      aspect: 'front',
    },
  ],
  cascade: [
    {
      backdrop: ocean,
      words: {
        caption: 'THIS MONTH',
        lines: ['Douglas Fir framing,', 'straight off the mill'],
        action: 'See Douglas Fir',
      },
      picture: { kind: 'boards', colour: '#dcae78', surface: 'grain', width: 140, thickness: 38 },
      aspect: 'detail',
    },
    {
      backdrop: earth,
      words: {
        caption: 'DECKING',
        lines: ['Cedar and composite,', 'ready for spring'],
        action: 'See decking',
      },
      picture: { kind: 'boards', colour: '#b5754a', surface: 'grain', width: 140, thickness: 25 },
      aspect: 'front',
    },
    {
      backdrop: slate,
      words: { caption: 'ROOFING', lines: ['Metal panels,', 'cut to the inch'], action: 'See metal roofing' },
      picture: { kind: 'corrugated', colour: '#7d8c72', detail: 'quad' },
      aspect: 'front',
    },
  ],
}
